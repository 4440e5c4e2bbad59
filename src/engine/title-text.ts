/** The longest title of a scene or a book that is taken from a model, in characters. */
const longestTitle = 80;

/** A title as it is shown, out of what a model wrote for one; '' when there is none in it. */
export function cleanTitle(text: string): string {
  const line =
    text
      .replace(/[\p{Cc}\p{Cs}]/gu, '\n')
      .split('\n')
      .map(bareLine)
      .find((each) => each !== '' && !/^(sure|certainly|here (is|are)|here's)\b.*:$/i.test(each)) ?? '';
  if (line.length <= longestTitle) return line;
  const cut = line.slice(0, longestTitle);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : cut.length).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** A line without its label, mark-up, quotes and the full stop. */
function bareLine(line: string): string {
  const marks = /^[\s#>*_`~"'“”„«»‘’[\]{}|=-]+|[\s*_`~"“”„«»‘[\]{}|=-]+$/g;
  let bare = line.replace(marks, '').replace(/^((scene|book|chapter|story) )?title\W*[:：]\s*/i, '');
  bare = bare.replace(
    /^(chapter|scene|part)( (\d{1,3}|[ivx]{1,5}|one|two|three|four|five))?\s*[:.–—-]\s*/i,
    '',
  );
  bare = bare.replace(/^(\d{1,2}[.)]|[-•])\s+/, '').replace(marks, '');
  bare = bare.replace(/[*_`]{1,3}/g, '').replace(/\s+/g, ' ');
  if (/[^.][.,;:]$/.test(bare) && !/\.\S*\.$/.test(bare)) bare = bare.slice(0, -1);
  return bare.replace(/(^|\s)['’]+$|['’]+$/g, '').trim();
}
