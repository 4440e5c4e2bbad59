import { fileStem } from '../domain/file-name.ts';
import type { StoryFormat } from '../domain/file-port.ts';

const endings: { readonly [as in StoryFormat | 'png' | 'json']: string } = {
  bundle: 'lamplit',
  pdf: 'pdf',
  epub: 'epub',
  markdown: 'md',
  text: 'txt',
  kobold: 'json',
  chat: 'jsonl',
  twee: 'twee',
  png: 'png',
  json: 'json',
};

/**
 * The name of a file: the title with everything that is neither letter nor digit as an underscore. Letters of every script are
 * letters; at most 100 characters.
 */
export function fileNameOf(title: string, as: StoryFormat | 'png' | 'json'): string {
  const name = fileStem(title, 100, 'each');
  return `${/[^_]/.test(name) ? name : 'story'}.${endings[as]}`;
}
