import { useState } from 'react';

import { priceLabel } from '../../domain/model-price.ts';
import type { ModelEntry } from '../../domain/model.ts';
import { Select } from '../kit/select.tsx';
import { TextField } from '../kit/text-field.tsx';
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
  const parts = wanted.toLowerCase().split(/\s+/);
  const found = models.filter(({ id, name }) =>
    parts.every((part) => `${id} ${name}`.toLowerCase().includes(part)),
  );
  const options = found.map((entry) => ({
    value: entry.id,
    label: labelOf(entry),
  }));
  // The chosen one is always in the list, also when the search or the provider no longer has it.
  const chosen = models.find(({ id }) => id === model);
  const listed = options.some(({ value }) => value === model);
  const first = { value: model, label: chosen?.name ?? (model || words.noModels) };
  return (
    <>
      {models.length > many && (
        <TextField label={words.findModel} type="search" face="ui" value={wanted} onText={setWanted} />
      )}
      <Select
        label={words.model}
        value={model}
        options={listed ? options : [first, ...options]}
        onValue={onModel}
      />
    </>
  );
}

/** A model that stands in for a list that was not read has no price to tell. */
function labelOf({ name, pricing }: ModelEntry): string {
  return pricing.prompt === null && pricing.completion === null ? name : `${name} · ${priceLabel(pricing)}`;
}
