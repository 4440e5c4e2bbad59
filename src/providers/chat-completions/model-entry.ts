import type { ModelEntry } from '../../domain/model.ts';
import { numberOf, objectOf, wordOf } from '../wire/json-value.ts';
import type { JsonObject } from '../wire/json-value.ts';

/**
 * The text models of a model list, whatever dialect it is in: OpenRouter's entries, or the ids alone that local servers give. Entries
 * that cannot write, or of no known form, are left out; `null` when the answer is no list at all.
 */
export function readModelList(body: unknown): readonly ModelEntry[] | null {
  const object = objectOf(body);
  const list = Array.isArray(body) ? body : (object?.['data'] ?? object?.['models']);
  if (!Array.isArray(list)) return null;
  const entries = list.map((item: unknown) => entryOf(objectOf(item))).filter((entry) => entry !== null);
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function entryOf(item: JsonObject | null): ModelEntry | null {
  const id = wordOf(item?.['id']) ?? wordOf(item?.['name']) ?? wordOf(item?.['model']);
  if (item === null || id === null || !writes(item, id)) return null;
  const pricing = objectOf(item['pricing']);
  return {
    id,
    name: wordOf(item['name']) ?? id,
    pricing: { prompt: priceOf(pricing?.['prompt']), completion: priceOf(pricing?.['completion']) },
    contextLength: contextOf(item),
    supportedParameters: parametersOf(item),
    ...thinkingOf(objectOf(item['reasoning'])),
    ...expiryOf(item['expiration_date']),
  };
}

/** Lists also hold models that draw, embed or listen. */
function writes(item: JsonObject, id: string): boolean {
  const outputs = stringsOf(objectOf(item['architecture'])?.['output_modalities']);
  if (outputs.length > 0) return outputs.includes('text');
  return item['type'] !== 'embeddings' && !/^text-embedding-|(^|\/)(whisper|bge|nomic-embed)/i.test(id);
}

/** Dollars per token; OpenRouter says '-1' where the price varies. */
function priceOf(value: unknown): number | null {
  const price = numberOf(value);
  return price === null || price < 0 ? null : price;
}

/** OpenRouter, vLLM, LM Studio and llama.cpp each have a word for it. */
function contextOf(item: JsonObject): number | null {
  const said = [
    numberOf(item['context_length']),
    numberOf(objectOf(item['top_provider'])?.['context_length']),
    numberOf(item['max_model_len']),
    numberOf(item['loaded_context_length']),
    numberOf(item['max_context_length']),
    numberOf(objectOf(item['meta'])?.['n_ctx']),
    numberOf(objectOf(item['meta'])?.['n_ctx_train']),
  ];
  return said.find((length) => length !== null && length > 0) ?? null;
}

/** From the least to the most. */
const efforts = ['minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

function thinkingOf(reasoning: JsonObject | null): Pick<ModelEntry, 'reasoning' | 'leastEffort'> {
  if (reasoning === null) return { reasoning: 'none' };
  if (reasoning['mandatory'] !== true) return { reasoning: 'optional' };
  const supported = stringsOf(reasoning['supported_efforts']);
  const least = efforts.find((effort) => supported.includes(effort));
  return { reasoning: 'mandatory', ...(least === undefined ? {} : { leastEffort: least }) };
}

/** A date, or seconds or milliseconds since 1970. */
function expiryOf(value: unknown): Pick<ModelEntry, 'expiresAt'> {
  const number = numberOf(value);
  const said = number === null ? Date.parse(wordOf(value) ?? '') : number < 1e11 ? number * 1000 : number;
  return Number.isFinite(said) && said > 0 ? { expiresAt: said } : {};
}

/** What programs understand that do not say so in their lists, by the owner that they write there. */
const understood: { readonly [owner: string]: readonly string[] } = {
  llamacpp: ['stop', 'stream_options', 'prefill'],
  vllm: ['stop', 'stream_options'],
  koboldcpp: ['stop'],
  library: ['stop', 'stream_options'],
};

function parametersOf(item: JsonObject): readonly string[] {
  const said = item['supported_parameters'];
  return Array.isArray(said) ? stringsOf(said) : (understood[wordOf(item['owned_by']) ?? ''] ?? []);
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
