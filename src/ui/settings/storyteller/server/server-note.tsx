import type { ServerFinding } from '../../../../domain/server-finding.ts';
import css from '../ai-part.module.css';
import type { ServerPresetId } from './server-presets.ts';
import { advice } from './server-advice.ts';

export type ServerNoteProps = {
  readonly found: ServerFinding;
  readonly address: string;
  readonly preset: ServerPresetId | null;
};

/** Why a server could not be asked, and the setting to change. */
export function ServerNote({ found, address, preset }: ServerNoteProps) {
  const { title, text, steps } = advice(found, { address, preset, origin: location.origin });
  const good = found.type === 'reachable';
  return (
    <section className={css['finding']} aria-live="polite" data-good={good || undefined}>
      <h4 className={css['findingTitle']}>{title}</h4>
      {text !== '' && <p className={css['findingText']}>{text}</p>}
      {steps.map(({ label, command }) => (
        <div key={command}>
          {label !== '' && <p className={css['note']}>{label}</p>}
          <code className={css['command']}>{command}</code>
        </div>
      ))}
    </section>
  );
}
