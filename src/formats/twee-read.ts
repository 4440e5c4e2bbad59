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
  const isCode = ({ tags }: Passage) => tags.includes('script') || tags.includes('stylesheet');
  const told = new Map<string, Passage>();
  let sameNames = 0;
  for (const passage of passages) {
    if (isCode(passage) || passage.name === 'StoryTitle' || passage.name === 'StoryData') continue;
    // A link means the first of a name; the others stand for themselves.
    const isFirst = !told.has(passage.name);
    if (!isFirst) sameNames += 1;
    told.set(isFirst ? passage.name : `${passage.name}\0${sameNames}`, passage);
  }
  if (told.size === 0) return err({ type: 'file-empty', kind: 'twee' });
  if (passages.length > maxScenes) return err({ type: 'unpacks-too-large' });
  const data = asFields(parseJson(special('StoryData')?.text ?? ''));
  const start = [textAt(data, 'start'), 'Start', ...told.keys()].find((key) => told.has(key));
  const longLabels = [...told.values()]
    .flatMap(({ links }) => links)
    .filter(({ label }) => cutText(label, maxOfferedLength) !== label);
  const losses: Loss[] = [
    { what: 'script', count: passages.filter(isCode).length },
    { what: 'same-name', count: sameNames },
    { what: 'too-long', count: longLabels.length },
  ];
  if (special('StoryData') && !('ifid' in data)) losses.push({ what: 'damaged-row', count: 1 });

  const scenes = new Map<string, ToldScene>();
  const visit = (from: string) => {
    if (scenes.has(from)) return;
    const waiting: { readonly key: string; readonly parent: string | null; readonly label: string }[] = [
      { key: from, parent: null, label: '' },
    ];
    const met = new Set([from]);
    for (const { key, parent, label } of waiting) {
      const passage = told.get(key);
      if (!passage) continue;
      scenes.set(key, sceneOf(key, passage, parent, label));
      for (const link of passage.links) {
        if (met.has(link.to) || scenes.has(link.to)) continue;
        met.add(link.to);
        waiting.push({ key: link.to, parent: key, label: link.label });
      }
    }
  };
  if (start !== undefined) visit(start);
  // What no link leads to is an opening of its own.
  for (const key of told.keys()) visit(key);

  const title = unescapeLines(special('StoryTitle')?.text.trim() ?? '');
  const story = makeStory(
    {
      title: title === '' ? name : title,
      form: {},
      settings: {},
      scenes: [...scenes.values()],
      open: start ?? null,
      lore: [],
      format: 'twee',
      rest: { data },
    },
    maker,
  );
  return ok({ ...emptyParcel('twee'), stories: [story], losses: addLosses(losses) });
}

function sceneOf(key: string, passage: Passage, parent: string | null, label: string): ToldScene {
  const { about, tags, name } = passage;
  const text = 'action' in about ? textAt(about, 'action') : label;
  const type = typeOf(tags);
  return {
    key,
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
  // One more than are read shows that there are too many.
  const blocks = file.split(/^(?=::)/m, 2 * maxScenes).filter((block) => block.startsWith('::'));
  return blocks.map((block) => {
    const end = block.indexOf('\n');
    const head = headOf(end < 0 ? block.slice(2) : block.slice(2, end));
    const body = end < 0 ? '' : block.slice(end + 1).trimEnd();
    return { ...head, ...(head.name === 'StoryData' ? { text: body, links: [] } : proseOf(body)) };
  });
}

/** `Name [tags] {json}`, where a backslash keeps a bracket from being one. */
function headOf(line: string): Pick<Passage, 'name' | 'tags' | 'about'> {
  const plain = (text: string) => text.replace(/\\(.)/g, '$1').trim();
  const named = { name: plain(line), tags: [], about: {} };
  const open = unescapedAt(line, '[{', 0);
  const close = line.charAt(open) === '[' ? unescapedAt(line, ']', open + 1) : open - 1;
  if (close === line.length) return named;
  const rest = line.slice(close + 1).trim();
  if (rest !== '' && !(rest.startsWith('{') && rest.endsWith('}'))) return named;
  return {
    name: plain(line.slice(0, open)),
    tags: line
      .slice(open + 1, Math.max(open + 1, close))
      .split(/\s+/)
      .map(plain)
      .filter((tag) => tag !== ''),
    about: asFields(parseJson(rest)),
  };
}

/** Where the first of some signs stands that no backslash stands before; the length of the line when none does. */
function unescapedAt(line: string, signs: string, from: number): number {
  let at = from;
  while (at < line.length && !signs.includes(line.charAt(at))) at += line.charAt(at) === '\\' ? 2 : 1;
  return Math.min(at, line.length);
}

/** Prose without its links, and the links: `[[text->to]]`, `[[to<-text]]`, `[[text|to]]`, `[[to]]`. */
function proseOf(body: string): Pick<Passage, 'text' | 'links'> {
  const links: { label: string; to: string }[] = [];
  const told: string[] = [];
  let from = 0;
  for (let at = body.indexOf('[['); at >= 0; at = body.indexOf('[[', from)) {
    const end = body.indexOf(']]', at + 2);
    if (end < 0) break;
    const link = linkOf(body.slice(at + 2, end));
    links.push(link);
    // A link on a line of its own is a choice below the prose; one inside a sentence is also a part of it.
    const alone = at === 0 || body.charAt(at - 1) === '\n';
    const after = body.charAt(end + 2);
    told.push(body.slice(from, at), alone && (after === '\n' || after === '') ? '' : link.label);
    from = end + 2;
  }
  told.push(body.slice(from));
  return { text: unescapeLines(told.join('')).replace(/\[\u200b\[/g, '[['), links };
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
