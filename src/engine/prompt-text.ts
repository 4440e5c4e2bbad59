import type { ChatMessage } from '../domain/ports/chat-model.ts';
import { cutText } from '../domain/text.ts';

/** Estimates how many tokens a text takes. */
export type CountTokens = (text: string) => number;

/** 4 characters a token in Latin scripts and 1.6 elsewhere: for callers without a better estimate. */
export function roughTokens(text: string): number {
  // eslint-disable-next-line no-control-regex -- everything up to the last Latin letter
  const latin = text.replace(/[^\u0000-\u024f\u2010-\u205e]/g, '').length;
  return Math.ceil(latin / 4 + (text.length - latin) / 1.6);
}

/** What messages take in all. */
export function tokensOf(messages: readonly ChatMessage[], count: CountTokens): number {
  return messages.reduce((sum, { content }) => sum + count(content), 0);
}

/**
 * Words of the player, or of a story, as data in a prompt: they cannot open or close a block, whatever they hold. Control characters go;
 * lines stay.
 */
export function asData(text: string, most = 4_000): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- control characters are what this removes
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|\p{Cs}/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/\n{3,}/g, '\n\n');
  return cutText(plain, most).trim();
}

/** The same as one line. */
export function asLine(text: string, most = 600): string {
  return asData(text.replace(/\s+/g, ' '), most);
}

/** A block of data; '' when there is nothing in it. */
export function block(name: string, lines: readonly string[]): string {
  const kept = lines.filter((line) => line !== '');
  return kept.length === 0 ? '' : `<${name}>\n${kept.join('\n')}\n</${name}>`;
}

/** Parts of a message with one blank line between them; empty ones are left out. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The beginning of a text, cut between words. */
export function headOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = cutText(line, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

/** The end of a text, cut between words. */
export function tailOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(1 - most);
  const space = cut.indexOf(' ');
  return `…${space !== -1 && space < most / 2 ? cut.slice(space + 1) : cut.replace(/^[\udc00-\udfff]/, '')}`;
}
