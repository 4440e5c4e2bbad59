import type { ModelEntry } from '../../domain/model.ts';
import { err } from '../../domain/result.ts';
import { askJson } from '../wire/ask-json.ts';
import { numberOf, objectOf, wordOf, type JsonObject } from '../wire/json-value.ts';
import { refusalOf, soundList, type ListModels } from '../wire/model-list.ts';

/** A list that goes on for longer than this goes round in a circle. */
const mostPages = 20;

/** What Anthropic offers to whoever has a key, page by page; without one it is not asked. */
export const listAnthropic: ListModels = async (options, contact, signal) => {
  if ((contact.key?.reveal().trim() ?? '') === '')
    return { list: err({ type: 'key-missing', provider: contact.provider }), account: null };
  const models = new Map<string, ModelEntry>();
  let last: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const query = { limit: '100', ...(last === null ? {} : { after_id: last }) };
    const question = { path: '/models', query, wanted: 'list of models' };
    const answer = await askJson(options, contact, question, signal);
    if (!answer.ok) return { list: answer, account: refusalOf(answer.error) };
    const body = objectOf(answer.value);
    const data = body?.['data'];
    if (!Array.isArray(data)) return { list: soundList(null, contact), account: null };
    for (const item of data) {
      const entry = entryOf(objectOf(item));
      if (entry !== null) models.set(entry.id, entry);
    }
    last = body?.['has_more'] === true ? wordOf(body['last_id']) : null;
    if (last === null) break;
  }
  return { list: soundList([...models.values()], contact), account: null };
};

function entryOf(item: JsonObject | null): ModelEntry | null {
  const id = wordOf(item?.['id']);
  if (item === null || id === null) return null;
  const can = (...path: readonly string[]) => {
    const at = path.reduce<JsonObject | null>(
      (inner, name) => objectOf(inner?.[name]),
      objectOf(item['capabilities']),
    );
    return at?.['supported'] === true;
  };
  // Only models that think as they see fit do so unasked, and these have a temperature of their own.
  const adaptive = can('thinking', 'types', 'adaptive');
  return {
    id,
    name: wordOf(item['display_name']) ?? id,
    pricing: { prompt: null, completion: null },
    contextLength: numberOf(item['max_input_tokens']),
    supportedParameters: [
      ...(adaptive ? ['thinking'] : []),
      ...(can('effort', 'low') ? ['effort'] : []),
      ...(can('structured_outputs') ? ['structured_outputs'] : []),
      ...(can('thinking', 'types', 'enabled') ? ['temperature'] : []),
    ],
    reasoning: adaptive ? 'optional' : 'none',
  };
}
