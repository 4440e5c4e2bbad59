import type { DeviceModel, ModelEntry } from './model.ts';
import { importedModel } from './parcel.ts';
import { modelRef } from './settings.ts';

/**
 * Who told a scene, by the name that the player chose him by: of the lists that are known, or the id itself, which outlives every list.
 * @param aiModel as in `Scene.model`
 */
export function storytellerName(
  aiModel: string,
  known: { readonly models: readonly ModelEntry[]; readonly device: readonly DeviceModel[] },
): string {
  if (aiModel === importedModel) return 'Another program';
  const ref = modelRef(aiModel);
  switch (ref.provider) {
    case 'builtin':
      return 'Built-in storyteller';
    case 'browser':
      return 'The browser’s own model';
    case 'device':
      return known.device.find(({ id }) => id === ref.model)?.name ?? ref.model;
    default:
      return known.models.find(({ id }) => id === ref.model)?.name ?? ref.model;
  }
}

/** US dollars to the cent; small amounts with as many digits as they need: '$1.50', '$0.0012', '$0.000004'. */
export function dollarsLabel(dollars: number): string {
  const size = Math.abs(dollars);
  const digits = size === 0 || size >= 0.1 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(size)));
  return `${dollars < 0 ? '−' : ''}$${size.toFixed(digits)}`;
}
