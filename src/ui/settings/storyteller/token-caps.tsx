import { defaultSettings } from '../../../domain/settings.ts';
import { Select } from '../../kit/select.tsx';
import type { EditsProps } from '../edits.ts';
import { Note } from '../note.tsx';
import { Pair } from '../pair.tsx';
import { words } from './words.ts';

const passages = [200, 300, 400, 500, 800, 1_200, 2_000];
const prompts = [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000];

/** How much a model may write and be told: the player's own limits, on this device. */
export function TokenCaps({ edits, onChange }: EditsProps) {
  return (
    <div>
      <Pair>
        <Select
          label={words.caps.passage}
          value={String(edits.passageTokens)}
          options={optionsFor(passages, edits.passageTokens, defaultSettings.passageTokens)}
          onValue={(value) => {
            onChange({ passageTokens: Number(value) });
          }}
        />
        <Select
          label={words.caps.prompt}
          value={String(edits.promptTokens)}
          options={optionsFor(prompts, edits.promptTokens, defaultSettings.promptTokens)}
          onValue={(value) => {
            onChange({ promptTokens: Number(value) });
          }}
        />
      </Pair>
      <Note>{words.caps.hint}</Note>
    </div>
  );
}

/** A number that another version offered stays in the list. */
function optionsFor(offered: readonly number[], chosen: number, usual: number) {
  const all = offered.includes(chosen) ? offered : [...offered, chosen].toSorted((a, b) => a - b);
  return all.map((tokens) => ({ value: String(tokens), label: words.caps.tokens(tokens, tokens === usual) }));
}
