import { useState } from 'react';

import { priceLabel } from '../../domain/model-price.ts';
import type { ModelEntry } from '../../domain/model.ts';
import { Select } from '../kit/select.tsx';
import { Switch } from '../kit/switch.tsx';
import { TextField } from '../kit/text-field.tsx';
import css from './ai-part.module.css';
import { words } from './words.ts';

export type ModelSelectProps = {
  readonly models: readonly ModelEntry[];
  /** Id of the chosen model; '' while there is none. */
  readonly model: string;
  readonly onModel: (model: string) => void;
};

/** From here on a list wants a search. */
const many = 20;

/** The models of a provider, each with its price (SET-02). */
export function ModelSelect({ models, model, onModel }: ModelSelectProps) {
  const [wanted, setWanted] = useState('');
  const [onlyFree, setOnlyFree] = useState(false);
  const parts = wanted.toLowerCase().split(/\s+/);
  const found = models.filter(
    (entry) =>
      parts.every((part) => `${entry.id} ${entry.name}`.toLowerCase().includes(part)) &&
      (!onlyFree || isFree(entry)),
  );
  const options = found.map((entry) => ({
    value: entry.id,
    label: labelOf(entry),
  }));
  // The chosen one is always in the list, also when the search or the provider no longer has it.
  const chosen = models.find(({ id }) => id === model);
  const listed = options.some(({ value }) => value === model);
  const first = { value: model, label: chosen ? labelOf(chosen) : model || words.noModels };
  return (
    <>
      {models.length > many && (
        <div className={css['search']}>
          <TextField
            label={words.findModel}
            type="search"
            face="ui"
            value={wanted}
            placeholder={words.findModelPlaceholder}
            onText={setWanted}
          />
          {models.some(isFree) && (
            <Switch label={words.onlyFree} checked={onlyFree} onChecked={setOnlyFree} />
          )}
          <output className={css['note']}>
            {found.length === models.length ? '' : words.found(found.length, models.length)}
          </output>
        </div>
      )}
      <Select
        label={words.model}
        value={model}
        options={listed ? options : [first, ...options]}
        {...(chosen ? { hint: factsOf(chosen) } : {})}
        onValue={onModel}
      />
    </>
  );
}

/** A model that stands in for a list that was not read has no price to tell. */
function labelOf({ name, pricing }: ModelEntry): string {
  return hasPrice(pricing) ? `${name} · ${priceLabel(pricing)}` : name;
}

/** What the choice means: what it costs, and how much of the story it can hold. */
function factsOf({ pricing, contextLength }: ModelEntry): string {
  const facts = [
    hasPrice(pricing) ? [priceLabel(pricing)] : [],
    contextLength === null ? [] : [words.context(contextLength)],
  ].flat();
  return facts.length === 0 ? words.noFacts : facts.join(' · ');
}

function hasPrice({ prompt, completion }: ModelEntry['pricing']): boolean {
  return prompt !== null || completion !== null;
}

function isFree({ pricing }: ModelEntry): boolean {
  return pricing.prompt === 0 && pricing.completion === 0;
}
