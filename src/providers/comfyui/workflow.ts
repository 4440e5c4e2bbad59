import type { PictureFailure } from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { failure } from '../picture-wire/failure.ts';
import { parse } from '../picture-wire/service-call.ts';
import { objectOf, wordOf, type JsonObject } from '../wire/json-value.ts';

/** What stands in a workflow for what a picture says. */
export type Placeholders = {
  readonly prompt: string;
  readonly negative: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly guidance: number;
  readonly strength: number;
  /** Name of the picture to go by, as the service keeps it. */
  readonly reference: string;
  readonly model: string;
};

/** A workflow: nodes by their names. */
export type Workflow = { readonly nodes: JsonObject; readonly wantsReference: boolean };

const mostCharacters = 500_000;
const mostDepth = 20;

/** Reads what the player pasted. The failure says what is to be done. */
export function readWorkflow(text: string): Result<Workflow, PictureFailure> {
  const refuse = (words: string) => err(failure('wrong-settings', words));
  if (text.trim() === '') {
    return refuse(
      'ComfyUI needs a workflow. In its menu choose Workflow, Export (API), and paste that file here.',
    );
  }
  if (text.length > mostCharacters) return refuse('This workflow is longer than any that can be used here.');
  const given = objectOf(parse(text));
  if (given === null) return refuse('The workflow is no JSON. Paste the whole file that ComfyUI exported.');
  if (Array.isArray(given['nodes'])) {
    return refuse(
      'This is the workflow as ComfyUI draws it. Choose Workflow, Export (API) there, and paste that file.',
    );
  }
  // Some programs put it into what they send.
  const nodes = objectOf(given['prompt']) ?? given;
  const isWhole = (node: unknown) =>
    wordOf(objectOf(node)?.['class_type']) !== null && objectOf(objectOf(node)?.['inputs']) !== null;
  if (Object.keys(nodes).length === 0 || !Object.values(nodes).every(isWhole)) {
    return refuse('This is no workflow of ComfyUI: each of its nodes has a class_type and inputs.');
  }
  if (!text.includes('%prompt%')) {
    return refuse(
      'The workflow has no place for the words. Put %prompt% where its text is, and %seed%, %width% and %height% where those are.',
    );
  }
  return ok({ nodes, wantsReference: text.includes('%reference%') });
}

/** A workflow with what a picture says in its places. A place that is a whole value becomes a number where it is one. */
export function fillWorkflow(nodes: JsonObject, places: Placeholders): JsonObject {
  const values: Readonly<Record<string, string | number>> = places;
  const fillText = (text: string): string | number => {
    const whole = values[/^%(\w+)%$/.exec(text)?.[1] ?? ''];
    return (
      whole ??
      text.replace(/%(\w+)%/g, (all, name: string) =>
        String(Object.hasOwn(values, name) ? values[name] : all),
      )
    );
  };
  const fill = (value: unknown, depth: number): unknown => {
    if (depth > mostDepth) return null;
    if (typeof value === 'string') return fillText(value);
    if (Array.isArray(value)) return value.map((each) => fill(each, depth + 1));
    const object = objectOf(value);
    return object === null
      ? value
      : Object.fromEntries(Object.entries(object).map(([name, each]) => [name, fill(each, depth + 1)]));
  };
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, fill(node, 0)]));
}
