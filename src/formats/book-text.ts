import { paragraphsOf, type Book } from './book.ts';

/** A book as plain text, 78 characters wide where the script allows to count so. */
export function writeText(book: Book): string {
  const rule = '*'.padStart(39);
  const head = [book.title, '='.repeat(Math.min([...book.title].length, 78))];
  const chapters = book.chapters.map((chapter) =>
    [
      ...(chapter.action ? [`> ${oneLine(chapter.action.text)}`, ''] : []),
      ...(chapter.title === ''
        ? []
        : [chapter.title, '-'.repeat(Math.min([...chapter.title].length, 78)), '']),
      paragraphsOf(chapter.passage).map(wrap).join('\n\n'),
    ].join('\n'),
  );
  return `${[head.join('\n'), chapters.join(`\n\n${rule}\n\n`)].join('\n\n\n')}\n`;
}

/** A book as Markdown (CommonMark). What a player or a model wrote is shown as it is and never read as markup. */
export function writeMarkdown(book: Book): string {
  const parts = [
    `# ${escapeMark(book.title)}`,
    ...(book.hero === ''
      ? []
      : [`*${escapeMark(book.hero)}${book.objective === '' ? '' : `: ${escapeMark(book.objective)}`}*`]),
    ...book.chapters.flatMap((chapter) => [
      ...(chapter.action ? [`> ${escapeMark(chapter.action.text)}`] : []),
      `## ${escapeMark(chapter.title) || chapter.number}`,
      ...paragraphsOf(chapter.passage).map((paragraph) => paragraph.split('\n').map(escapeMark).join('\\\n')),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function wrap(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => {
      const lines: string[] = [];
      let current = '';
      for (const word of line.split(' ')) {
        if (current !== '' && [...current].length + 1 + [...word].length > 78) {
          lines.push(current);
          current = word;
        } else current = current === '' ? word : `${current} ${word}`;
      }
      return [...lines, current].join('\n');
    })
    .join('\n');
}

/** Every sign that Markdown or the HTML inside it could mean something by. */
function escapeMark(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~&]/g, (sign) => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`))
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1');
}
