import { useState } from 'react';

import { priceLabel } from '../../../../domain/model-price.ts';
import type { ModelEntry } from '../../../../domain/model.ts';
import { Combobox } from '../../../kit/combobox.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import css from './model-select.module.css';
import { words } from './words.ts';

export type ModelSelectProps = {
  readonly models: readonly ModelEntry[];
  /** Id of the chosen model; '' while there is none. */
  readonly model: string;
  readonly onModel: (model: string) => void;
  /** What is said of a model that costs nothing. @defaultValue that it is free */
  readonly free?: string;
};

/** From here on a list wants a search. */
const many = 20;

/** The models of a provider, each with its price: a list, or a field that searches when there are many. */
export function ModelSelect(props: ModelSelectProps) {
  return props.models.length > many ? <ModelSearch {...props} /> : <ModelList {...props} />;
}

function ModelList({ models, model, onModel, free }: ModelSelectProps) {
  const options = models.map((entry) => ({ value: entry.id, label: labelOf(entry, free) }));
  // The chosen one is always in the list, also when the provider no longer has it.
  const chosen = models.find(({ id }) => id === model);
  const listed = options.some(({ value }) => value === model);
  const first = { value: model, label: model || words.noModels };
  return (
    <Select
      label={words.model}
      value={model}
      options={listed ? options : [first, ...options]}
      {...(chosen ? { hint: factsOf(chosen, free) } : {})}
      onValue={onModel}
    />
  );
}

function ModelSearch({ models, model, onModel, free }: ModelSelectProps) {
  const [wanted, setWanted] = useState('');
  const [onlyFree, setOnlyFree] = useState(false);
  const parts = wanted.toLowerCase().split(/\s+/);
  const found = models.filter(
    (entry) =>
      parts.every((part) => `${entry.id} ${entry.name}`.toLowerCase().includes(part)) &&
      (!onlyFree || isFree(entry)),
  );
  const chosen = models.find(({ id }) => id === model);
  return (
    <div className={css['search']}>
      <Combobox
        label={words.model}
        value={model}
        shown={chosen?.name ?? model}
        options={found.map((entry) => ({ value: entry.id, label: entry.name, detail: factsOf(entry, free) }))}
        wanted={wanted}
        onWanted={setWanted}
        placeholder={words.findModelPlaceholder}
        count={found.length === models.length ? '' : words.found(found.length, models.length)}
        {...(chosen ? { hint: factsOf(chosen, free) } : {})}
        onValue={onModel}
      />
      {free === undefined && models.some(isFree) && (
        <Switch label={words.onlyFree} checked={onlyFree} onChecked={setOnlyFree} />
      )}
    </div>
  );
}

/** A model that stands in for a list that was not read has no price to tell. */
function labelOf(entry: ModelEntry, free: string | undefined): string {
  return hasPrice(entry.pricing) ? `${entry.name} · ${priceOf(entry, free)}` : entry.name;
}

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What the choice means: what it costs, how much of the story it can hold, and how long it will be there. */
function factsOf(entry: ModelEntry, free: string | undefined): string {
  const { pricing, contextLength, expiresAt } = entry;
  const facts = [
    hasPrice(pricing) ? [priceOf(entry, free)] : [],
    contextLength === null ? [] : [words.context(contextLength)],
    expiresAt === undefined ? [] : [words.expires(days.format(expiresAt))],
  ].flat();
  return facts.length === 0 ? words.noFacts : facts.join(' · ');
}

function hasPrice({ prompt, completion }: ModelEntry['pricing']): boolean {
  return prompt !== null || completion !== null;
}

function priceOf(entry: ModelEntry, free: string | undefined): string {
  return free !== undefined && isFree(entry) ? free : priceLabel(entry.pricing);
}

function isFree({ pricing }: ModelEntry): boolean {
  return pricing.prompt === 0 && pricing.completion === 0;
}
