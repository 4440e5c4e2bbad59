import type { ActionType } from '../domain/action.ts';
import { maxOfferedLength } from '../domain/action.ts';
import type { FileError } from '../domain/file-port.ts';
import { addLosses, emptyParcel, type Loss, type Parcel } from '../domain/parcel.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { cutText } from '../domain/text.ts';
import { asFields, parseJson, textAt, type Fields } from './json-in.ts';
import { maxScenes } from './limits.ts';
import { makeStory, tidyPassage, type Maker, type ToldScene } from './told-story.ts';

type Passage = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly about: Fields;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};

/** Whether a text is a Twee project. */
export function isTwee(text: string): boolean {
  return /^:: *\S/m.test(text) && /^:: *(?:StoryData|StoryTitle|Start)\b/m.test(text);
}

/**
 * Reads a Twee 3 project: passages become scenes, links become actions. Where several links lead to a passage, it stands once, under the
 * first that is met from the start; the others are offered as actions, from which the storyteller goes on in his own words.
 */
export function readTwee(file: string, name: string, maker: Maker): Result<Parcel, FileError> {
  const passages = passagesOf(file.replace(/\r\n?/g, '\n'));
  const special = (title: string) => passages.find((passage) => passage.name === title);
  const code = passages.filter(({ tags }) => tags.includes('script') || tags.includes('stylesheet'));
  const told = new Map(
    passages
      .filter(
        (passage) => !code.includes(passage) && passage.name !== 'StoryTitle' && passage.name !== 'StoryData',
      )
      .map((passage) => [passage.name, passage]),
  );
  if (told.size === 0) return err({ type: 'file-empty', kind: 'twee' });
  if (told.size > maxScenes) return err({ type: 'unpacks-too-large' });
  const data = asFields(parseJson(special('StoryData')?.text ?? ''));
  const start = told.get(textAt(data, 'start')) ?? told.get('Start') ?? [...told.values()][0];
  const longLabels = [...told.values()]
    .flatMap(({ links }) => links)
    .filter(({ label }) => cutText(label, maxOfferedLength) !== label);
  const losses: Loss[] = [
    { what: 'script', count: code.length },
    { what: 'too-long', count: longLabels.length },
  ];
  if (special('StoryData') && !('ifid' in data)) losses.push({ what: 'damaged-row', count: 1 });

  const scenes = new Map<string, ToldScene>();
  const visit = (from: Passage) => {
    const waiting: { readonly passage: Passage; readonly parent: string | null; readonly label: string }[] = [
      { passage: from, parent: null, label: '' },
    ];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { passage, parent, label } = next;
      if (scenes.has(passage.name)) continue;
      scenes.set(passage.name, sceneOf(passage, parent, label));
      for (const link of passage.links) {
        const target = told.get(link.to);
        if (target && !scenes.has(link.to))
          waiting.push({ passage: target, parent: passage.name, label: link.label });
      }
    }
  };
  if (start) visit(start);
  // What no link leads to is an opening of its own.
  for (const passage of told.values()) visit(passage);

  const title = unescapeLines(special('StoryTitle')?.text.trim() ?? '');
  const story = makeStory(
    {
      title: title === '' ? name : title,
      form: {},
      settings: {},
      scenes: [...scenes.values()],
      open: start?.name ?? null,
      lore: [],
      format: 'twee',
      rest: { data },
    },
    maker,
  );
  return ok({ ...emptyParcel('twee'), stories: [story], losses: addLosses(losses) });
}

function sceneOf(passage: Passage, parent: string | null, label: string): ToldScene {
  const { about, tags, name } = passage;
  const text = 'action' in about ? textAt(about, 'action') : label;
  const type = typeOf(tags);
  return {
    key: name,
    parent,
    title: 'title' in about ? textAt(about, 'title') : name,
    passage: tidyPassage(passage.text),
    action: parent === null || tags.includes('continue') ? null : { text, type },
    offers: passage.links.map((link) => ({ text: link.label, type: null })),
    at: null,
    rest: null,
  };
}

function typeOf(tags: readonly string[]): ActionType | null {
  if (tags.includes('good')) return 'good';
  if (tags.includes('evil')) return 'evil';
  return tags.includes('neutral') ? 'neutral' : null;
}

function passagesOf(file: string): readonly Passage[] {
  const blocks = file.split(/^(?=::)/m).filter((block) => block.startsWith('::'));
  return blocks.map((block) => {
    const end = block.indexOf('\n');
    const head = headOf(end < 0 ? block.slice(2) : block.slice(2, end));
    const body = end < 0 ? '' : block.slice(end + 1).trimEnd();
    return { ...head, ...(head.name === 'StoryData' ? { text: body, links: [] } : proseOf(body)) };
  });
}

/** `Name [tags] {json}`, where a backslash keeps a bracket from being one. */
function headOf(line: string): Pick<Passage, 'name' | 'tags' | 'about'> {
  const parts = /^((?:\\.|[^[{\\])*)(?:\[((?:\\.|[^\]\\])*)\])?\s*(\{.*\})?\s*$/.exec(line);
  const plain = (text: string) => text.replace(/\\(.)/g, '$1').trim();
  if (!parts) return { name: plain(line), tags: [], about: {} };
  return {
    name: plain(parts[1] ?? ''),
    tags: (parts[2] ?? '')
      .split(/\s+/)
      .map(plain)
      .filter((tag) => tag !== ''),
    about: asFields(parseJson(parts[3] ?? '')),
  };
}

/** Prose without its links, and the links: `[[text->to]]`, `[[to<-text]]`, `[[text|to]]`, `[[to]]`. */
function proseOf(body: string): Pick<Passage, 'text' | 'links'> {
  const links: { label: string; to: string }[] = [];
  const text = body.replace(/\[\[([^\]]*(?:\](?!\])[^\]]*)*)\]\]/g, (_, inner: string, at: number) => {
    const link = linkOf(inner);
    links.push(link);
    // A link on a line of its own is a choice below the prose; one inside a sentence is also a part of it.
    const alone = body.slice(0, at).endsWith('\n') || at === 0;
    const ends = body.charAt(at + inner.length + 4);
    return alone && (ends === '\n' || ends === '') ? '' : link.label;
  });
  return { text: unescapeLines(text).replace(/\[\u200b\[/g, '[['), links };
}

function linkOf(inner: string): { readonly label: string; readonly to: string } {
  const right = inner.lastIndexOf('->');
  if (right >= 0) return { label: inner.slice(0, right).trim(), to: inner.slice(right + 2).trim() };
  const left = inner.indexOf('<-');
  if (left >= 0) return { label: inner.slice(left + 2).trim(), to: inner.slice(0, left).trim() };
  const bar = inner.lastIndexOf('|');
  if (bar >= 0) return { label: inner.slice(0, bar).trim(), to: inner.slice(bar + 1).trim() };
  return { label: inner.trim(), to: inner.trim() };
}

const unescapeLines = (text: string) => text.replace(/^ ( *::)/gm, '$1');
