// Characters that show nothing or a box; a tab and a line feed stay.
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

/** The paragraphs of a passage as they are shown: without characters that cannot be, and without space at their ends. */
export function paragraphsOf(passage: string): readonly string[] {
  return passage
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .split(/\n[ \t]*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

/** The paragraphs to which no more words will come. */
export function finishedParagraphs(passage: string, whole: boolean): readonly string[] {
  const all = paragraphsOf(passage);
  const closed = whole || /\n[ \t]*\n\s*$/.test(passage);
  return closed ? all : all.slice(0, -1);
}

// A sentence ends with its mark, what closes a quotation behind it, and space; scripts without spaces end with the mark alone.
const sentenceEnd = /[.!?…؟۔।]["'”’»)\]]*(?=\s)|[。！？]["'”’»」』)\]]*/gu;

/** The passage up to its last whole sentence; a paragraph that has ended is whole, whatever it ends with. */
export function finishedSentences(passage: string): string {
  const closed = passage.lastIndexOf('\n\n') + 1;
  let end = closed;
  for (const match of passage.slice(closed).matchAll(sentenceEnd))
    end = closed + match.index + match[0].length;
  return passage.slice(0, end);
}
