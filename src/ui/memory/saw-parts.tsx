import type { PromptSection, PromptSectionKind, PromptRecord } from '../../domain/prompt-record.ts';
import css from './saw.module.css';
import { words as all } from './words.ts';

const words = all.saw;

export type SawPartsProps = {
  readonly prompt: PromptRecord;
  /** Tokens that the provider had in its cache; `null` when it does not say. */
  readonly cached: number | null;
};

/** Which parts belong together in the strip. */
const groups: { readonly [kind in PromptSectionKind]: 'fixed' | 'memory' | 'scenes' | 'now' } = {
  rules: 'fixed',
  hero: 'fixed',
  world: 'fixed',
  facts: 'memory',
  chapters: 'memory',
  history: 'scenes',
  known: 'memory',
  lore: 'memory',
  scene: 'now',
  wishes: 'now',
  action: 'now',
  'carry-on': 'now',
};

/** The parts of a prompt in their order, with what each of them takes of it, and what did not come in. */
export function SawParts({ prompt, cached }: SawPartsProps) {
  const { parts, leftOut, budget } = prompt;
  const used = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  const kept = cached ?? prompt.same ?? 0;
  const ends = endsOf(parts);
  const given = prompt.shape === 'given';
  return (
    <>
      {given && <p className={css['quiet']}>{words.given}</p>}
      {prompt.shape === 'tiny' && <p className={css['quiet']}>{words.tiny}</p>}
      {used > 0 && <Strip parts={parts} of={Math.max(used, budget ?? 0)} kept={kept} />}
      <h3 className={css['heading']}>
        {given ? words.partsGiven : words.parts}
        {budget !== null && <span className={css['measure']}>{words.budget(used, budget)}</span>}
      </h3>
      <ol className={css['parts']}>
        {parts.map((part, index) => (
          <Part
            key={index}
            part={part}
            kept={used > 0 && (ends[index] ?? Infinity) <= kept}
            name={given && part.kind === 'action' ? words.actionGiven : words.kinds[part.kind]}
          />
        ))}
      </ol>
      {used > 0 && (
        <>
          <h3 className={css['heading']}>{words.leftOut}</h3>
          {leftOut.length === 0 && <p className={css['quiet']}>{words.leftOutNone}</p>}
          <ul className={css['leftOut']}>
            {leftOut.map((out, index) => (
              <li key={index}>{words.leftOutText(out)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function endsOf(parts: readonly PromptSection[]): readonly number[] {
  const ends: number[] = [];
  for (const { tokens } of parts) ends.push((ends.at(-1) ?? 0) + tokens);
  return ends;
}

type StripProps = {
  readonly parts: readonly PromptSection[];
  /** Tokens of the whole strip. */
  readonly of: number;
  readonly kept: number;
};

/** The prompt as a ruler: how much each part takes of what there was room for. The same is said in words below. */
function Strip({ parts, of, kept }: StripProps) {
  const ends = endsOf(parts);
  return (
    <svg className={css['strip']} aria-hidden="true" data-testid="prompt-strip">
      <rect className={css['track']} width="100%" height="12" />
      {parts.map((part, index) => (
        <rect
          key={index}
          className={css['slice']}
          data-group={groups[part.kind]}
          x={`${(100 * ((ends[index] ?? 0) - part.tokens)) / of}%`}
          width={`${(100 * part.tokens) / of}%`}
          height="12"
        />
      ))}
      {kept > 0 && (
        <rect className={css['kept']} y="15" width={`${Math.min(100, (100 * kept) / of)}%`} height="2" />
      )}
    </svg>
  );
}

type PartProps = { readonly part: PromptSection; readonly kept: boolean; readonly name: string };

function Part({ part, kept, name }: PartProps) {
  const { kind, count, tokens, text } = part;
  return (
    <li>
      <details className={css['part']}>
        <summary className={css['summary']}>
          <span className={css['swatch']} data-group={groups[kind]} aria-hidden="true" />
          <span className={css['kind']}>
            {name}
            {count > 0 && <span className={css['count']}>{words.counted(kind, count)}</span>}
          </span>
          {kept && <span className={css['mark']}>{words.kept}</span>}
          {tokens > 0 && <span className={css['number']}>{words.tokens(tokens)}</span>}
        </summary>
        {text === null || text === '' ? (
          <p className={css['quiet']}>{kind === 'history' ? words.scenes : words.faded}</p>
        ) : (
          <pre className={css['words']}>{text}</pre>
        )}
      </details>
    </li>
  );
}
