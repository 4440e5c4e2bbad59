import type { ModelEntry } from '../../domain/model.ts';
import { numberOf, objectOf, wordOf } from './json-value.ts';
import type { JsonObject } from './json-value.ts';

/**
 * The text models of a model list (SET-14), whatever dialect it is in: the gateway's entries, or the ids alone that local servers give. Entries
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
    supportedParameters: stringsOf(item['supported_parameters']),
    reasoning: reasoningOf(objectOf(item['reasoning'])),
  };
}

/** Lists also hold models that draw, embed or listen. */
function writes(item: JsonObject, id: string): boolean {
  const outputs = stringsOf(objectOf(item['architecture'])?.['output_modalities']);
  if (outputs.length > 0) return outputs.includes('text');
  return item['type'] !== 'embeddings' && !/^text-embedding-|(^|\/)(whisper|bge|nomic-embed)/i.test(id);
}

/** Dollars per token; the gateway says '-1' where the price varies. */
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

function reasoningOf(reasoning: JsonObject | null): ModelEntry['reasoning'] {
  if (reasoning === null) return 'none';
  return reasoning['mandatory'] === true ? 'mandatory' : 'optional';
}

function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
