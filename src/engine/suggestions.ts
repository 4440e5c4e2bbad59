import { cleanForm } from '../domain/character.ts';
import { isStoreError, type ProviderError, type StoreError } from '../domain/errors.ts';
import { fallbackBookTitles } from '../domain/fallbacks.ts';
import type { CommandResult } from '../domain/ports/engine-api.ts';
import type { ExampleRequest } from '../domain/ports/storyteller.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { TurnRunner } from './turn-runner.ts';
import type { TurnDeps } from './turn.ts';

/** A page of prose for every genre, wanted only when a model has failed. */
const loadExamples = () => import('../domain/examples.ts');

/** How far back book titles look, in scenes. */
const roadLength = 48;

/** Asks the chosen storyteller for four book titles and stores them as a suggestion. */
export async function suggestTitles(
  deps: TurnDeps,
  turns: TurnRunner,
  ask: { readonly story: string; readonly nonce: number },
): Promise<CommandResult> {
  const { store } = deps;
  const head = await store.head(ask.story);
  if (!head.ok) return head;
  const basis = await turns.readBasis(ask.story, head.value);
  if (!basis.ok) return basis;
  const path = head.value === null ? ok([]) : await store.path(head.value, roadLength);
  if (!path.ok) return path;
  const own = await store.settings();
  if (!own.ok) return own;
  const { story, model } = basis.value;
  const settings = { ...own.value, ...story.settings };
  const storyteller = await deps.storyteller(model, settings);
  const titles = storyteller.ok
    ? await storyteller.value.bookTitles({ story, settings, path: path.value }, new AbortController().signal)
    : storyteller;
  return answer(deps, `book-titles:${ask.story}`, ask.nonce, titles, () =>
    fallbackBookTitles(story.character.name),
  );
}

/** Asks the chosen storyteller for an example of one field and stores it as a suggestion. */
export async function suggestExample(
  deps: TurnDeps,
  ask: Omit<ExampleRequest, 'settings'>,
): Promise<CommandResult> {
  const settings = await deps.store.settings();
  if (!settings.ok) return settings;
  const storyteller = await deps.storyteller(settings.value.aiModel, settings.value);
  const example = storyteller.ok
    ? await storyteller.value.fieldExample(
        { ...ask, form: cleanForm(ask.form), settings: settings.value },
        new AbortController().signal,
      )
    : storyteller;
  const values = example.ok ? ok([example.value]) : example;
  return answer(deps, `example:${ask.field}`, ask.nonce, values, async () => {
    const { exampleFor } = await loadExamples();
    return [exampleFor(ask.field, ask.form.genre)];
  });
}

/** Every failure of a model is bridged with fallbacks, and said beside them. */
async function answer(
  { store }: TurnDeps,
  id: string,
  nonce: number,
  values: Result<readonly string[], ProviderError | StoreError>,
  fallbacks: () => readonly string[] | Promise<readonly string[]>,
): Promise<CommandResult> {
  if (values.ok) return store.saveSuggestion({ id, values: values.value, fallback: null, nonce });
  const { error } = values;
  if (isStoreError(error)) return err(error);
  return store.saveSuggestion({ id, values: await fallbacks(), fallback: error, nonce });
}
