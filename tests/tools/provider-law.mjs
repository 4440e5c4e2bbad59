// No two-way choice by a provider's name: what holds for one of them is in its record. A ternary that asks for one name takes every
// provider that comes later for the other, and would send it the other's key.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

const namesFile = 'src/domain/provider-names.ts';
/** Asked without a network, and so not in that file. */
const local = ['device', 'browser'];

/**
 * Reads the game under `root`.
 * @returns {{ modules: number, names: string[], violations: string[] }} no name or no module is no pass
 */
export function readProviderLaw(root) {
  const names = [...namesIn(readFileSync(path.join(root, namesFile), 'utf8')), ...local];
  const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const violations = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return ternariesOn(names, file, source).map((problem) => `${file}:${problem}`);
  });
  return { modules: files.length, names, violations };
}

/** The ternaries of one file whose condition compares with one of `names`, as 'line: what is wrong'. */
export function ternariesOn(names, file, source) {
  if (!names.some((name) => source.includes(name))) return [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const found = [];
  visit(program, (node) => {
    if (node.type !== 'ConditionalExpression') return;
    const named = new Set();
    visit(node.test, (part) => {
      if (part.type !== 'BinaryExpression' || !/^[!=]==?$/.test(part.operator)) return;
      for (const side of [part.left, part.right]) if (names.includes(side.value)) named.add(side.value);
    });
    const line = source.slice(0, node.start).split('\n').length;
    for (const name of named)
      found.push(`${line}: a ternary on the name '${name}'; put what differs into the provider's record`);
  });
  return found;
}

function namesIn(source) {
  const names = [];
  visit(parseSync(namesFile, source).program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.name !== 'remoteNames') return;
    visit(node.init, (part) => {
      if (part.type === 'Literal') names.push(part.value);
    });
  });
  return names;
}

function visit(node, see) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const child of Object.values(node)) visit(child, see);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { modules, names, violations } = readProviderLaw(process.cwd());
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules read for ${names.join(', ')}`);
  process.exitCode = violations.length > 0 || modules === 0 || names.length <= local.length ? 1 : 0;
}
