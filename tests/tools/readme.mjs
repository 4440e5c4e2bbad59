// Finds the paths that the README promises: link targets, code spans, and the indented map of folders.

const topLevel = /^(src|tests|sync-server|public|\.ci|\.readme)(\/|$)/;

/** Paths in the order they appear, each once, relative to the project and without a trailing slash. */
export function pathsNamedIn(text) {
  const found = [];
  const blocks = text.split(/^```.*$/m);
  blocks.forEach((block, index) => {
    if (index % 2 === 1) return found.push(...pathsOfMap(block));
    for (const [, link, code] of block.matchAll(/\]\(([^)\s]+)\)|`([^`\n]+)`/g)) {
      found.push((link ?? code).replace(/[#?].*$/, ''));
    }
  });
  const tidy = found.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  return [...new Set(tidy.filter((path) => topLevel.test(path) && !/[*{}<>…\s]/.test(path)))];
}

/** The first word of each line, under the folder that the indentation says. */
function pathsOfMap(block) {
  const open = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)([\w.-]+(?:\/[\w.-]+)*\/?)(?= |$)/.exec(line) ?? [];
    if (!name) return [];
    while (open.length > 0 && open.at(-1).depth >= indent.length) open.pop();
    const path = (open.at(-1)?.path ?? '') + name;
    if (name.endsWith('/')) open.push({ depth: indent.length, path });
    return [path];
  });
}
