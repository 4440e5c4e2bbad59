import type { ServerFinding } from '../../../../domain/server-finding.ts';
import { Note } from '../../note.tsx';
import { Command } from './command.tsx';
import css from './server-note.module.css';
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
      <h4 className={css['title']}>{title}</h4>
      {text !== '' && <p className={css['text']}>{text}</p>}
      {steps.map(({ label, command }) => (
        <div key={command}>
          {label !== '' && <Note>{label}</Note>}
          <Command lines>{command}</Command>
        </div>
      ))}
    </section>
  );
}
