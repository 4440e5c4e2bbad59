// The import law of the house: one row per layer, and the check that reads every import in the tree against it.
//
// oxlint's `no-restricted-imports` does not see `import()`, `import('x').T`, `new URL(…, import.meta.url)` or
// `import.meta.glob`, so the rows stand here, once, and the specifiers are read from the syntax tree.
// Cycles and forbidden globals are oxlint's part (.oxlintrc.json).
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

const uiPackages = [
  'react',
  'react-dom',
  'jotai',
  'wouter',
  'lucide-react',
  'd3-hierarchy',
  'd3-selection',
  'd3-zoom',
  'lean-qr',
  '@stripe/*',
  'workbox-window',
];

const serverBuiltins = [
  'child_process',
  'crypto',
  'dns',
  'fs',
  'fs/promises',
  'http',
  'https',
  'module',
  'net',
  'os',
  'path',
  'stream',
  'stream/promises',
  'timers/promises',
  'url',
  'util',
  'worker_threads',
  'zlib',
].map((name) => `node:${name}`);

/** The folders of screens. None knows another: app.tsx and game.tsx, which know them all, hand to one what it shows of another. */
const screens = [
  'account',
  'characters',
  'frame',
  'library',
  'map',
  'memory',
  'play',
  'pricing',
  'settings',
  'setup',
  'shared',
];

/**
 * The rows. A file belongs to the first row whose `files` matches. It may import its own layer, the layers in
 * `layers` and the packages in `packages`: `react` admits its subpaths, `zod/mini` only itself, `@x/*` a whole scope.
 * `anything` exempts a row; `computed` admits `import(expression)`.
 */
export const rows = [
  { name: 'domain', files: /^src\/domain\//, layers: [], packages: ['zod/mini', 'uuid'] },
  { name: 'engine', files: /^src\/engine\//, layers: ['domain'], packages: [] },
  {
    name: 'wire',
    files: /^src\/providers\/wire\//,
    layers: ['domain'],
    packages: ['zod/mini', 'jsonrepair'],
  },
  // Who is asked for a picture by a page and, where the operator lists it, by the server: over ports only, so that both can.
  {
    name: 'picture services',
    files: /^src\/providers\/(picture-wire|openrouter-images|image-server|a1111|comfyui|horde)\//,
    layers: ['domain', 'wire'],
    packages: [],
  },
  {
    name: 'providers',
    files: /^src\/providers\//,
    layers: ['domain', 'wire', 'picture services'],
    packages: ['zod/mini', 'jsonrepair', 'tokenx', '@wllama/wllama', '@noble/hashes'],
  },
  { name: 'storage', files: /^src\/storage\//, layers: ['domain'], packages: ['dexie'] },
  { name: 'sync', files: /^src\/sync\//, layers: ['domain'], packages: ['@supabase/*', 'zod/mini'] },
  {
    name: 'formats',
    files: /^src\/formats\//,
    layers: ['domain'],
    packages: ['jspdf', 'html2canvas', 'fflate', 'bidi-js'],
  },
  {
    name: 'state',
    files: /^src\/state\//,
    layers: ['domain', 'storage', 'sync', 'formats'],
    packages: ['jotai', 'dexie-react-hooks'],
  },
  { name: 'ui/styles', files: /^src\/ui\/(styles|fonts)\//, layers: [], packages: [] },
  { name: 'ui/kit', files: /^src\/ui\/kit\//, layers: [], packages: ['react'] },
  {
    name: 'ui/parts',
    files: /^src\/ui\/(parts\/|messages\.ts$)/,
    layers: ['ui/kit', 'domain', 'share-view', 'state'],
    packages: uiPackages,
  },
  // What the server draws and the browser draws alike: of the kit it takes what is mere text.
  { name: 'share-view', files: /^src\/share-view\//, layers: ['domain', 'ui/kit'], packages: [] },
  ...screens.map((screen) => ({
    name: `ui/${screen}`,
    files: new RegExp(`^src/ui/${screen}/`),
    layers: ['ui/kit', 'ui/parts', 'domain', 'state', ...(screen === 'shared' ? ['share-view'] : [])],
    packages: uiPackages,
  })),
  {
    name: 'ui',
    files: /^src\/ui\/(app|game)\.tsx$/,
    layers: ['ui/kit', 'ui/parts', ...screens.map((screen) => `ui/${screen}`), 'domain', 'state'],
    packages: uiPackages,
  },
  {
    name: 'roots',
    files: /^src\/[^/]+$/,
    layers: [
      'domain',
      'engine',
      'wire',
      'picture services',
      'providers',
      'storage',
      'sync',
      'formats',
      'share-view',
      'state',
      'ui',
      'ui/kit',
      'ui/parts',
      'ui/frame',
      'ui/styles',
    ],
    packages: [
      'comlink',
      'react',
      'react-dom',
      'jotai',
      'wouter',
      'workbox-precaching',
      'workbox-routing',
      'workbox-window',
    ],
  },
  {
    name: 'launcher',
    files: /^sync-server\/(start|admin|build|title-page)\.mjs$/,
    layers: ['sync-server'],
    packages: ['vite', ...serverBuiltins],
    computed: true,
  },
  {
    name: 'sync-server',
    files: /^sync-server\//,
    layers: ['domain', 'picture services', 'share-view'],
    packages: [
      'hono',
      '@hono/node-server',
      '@supabase/*',
      'stripe',
      'postgres',
      'jose',
      '@noble/hashes',
      'nodemailer',
      'ws',
      'zod/mini',
      ...serverBuiltins,
    ],
  },
  { name: 'tests', files: /^tests\//, anything: true },
  { name: 'build', files: /^vite\.config\.ts$/, anything: true },
];

const roots = ['src', 'sync-server', 'tests', 'vite.config.ts'];
const isCode = (file) => /\.(ts|tsx|mts|js|jsx|mjs)$/.test(file);

/** The row a file belongs to, or undefined. `file` is relative to the project, with forward slashes. */
export const rowOf = (file) => rows.find((row) => row.files.test(file));

/**
 * Reads the whole tree under `root` against the law.
 * @returns {{ modules: number, violations: string[] }} sentences to act on; no violation and no module is no pass
 */
export function readImportLaw(root) {
  const files = roots.flatMap((start) => walk(root, start)).filter(isCode);
  const violations = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return violationsOf(file, source).map((problem) => `${file}: ${problem}`);
  });
  return { modules: files.length, violations };
}

/** What one file's imports break. Exported so that a test can ask about a text without a tree. */
export function violationsOf(file, source) {
  const row = rowOf(file);
  if (!row) return ['belongs to no layer; give it a row in tests/tools/import-law.mjs'];
  if (row.anything) return [];
  const { specifiers, computed } = readSpecifiers(file, source);
  const problems = specifiers.map((specifier) => problemOf(row, file, specifier)).filter(Boolean);
  if (computed && !row.computed)
    problems.push('a computed import() hides from the import law; write the path out');
  return problems;
}

function problemOf(row, file, specifier) {
  const bare = specifier.replace(/[?#].*$/, '');
  if (!bare.startsWith('.')) {
    return row.packages.some((allowed) => admits(allowed, bare))
      ? undefined
      : `${row.name} may not import the package ${bare}`;
  }
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), bare));
  const targetRow = rowOf(target);
  if (!targetRow) return `${row.name} may not import ${target}, which belongs to no layer`;
  if (targetRow === row || row.layers.includes(targetRow.name)) return undefined;
  return `${row.name} may not import ${targetRow.name} (${target})`;
}

function admits(allowed, specifier) {
  if (allowed.endsWith('/*')) return specifier.startsWith(allowed.slice(0, -1));
  if (specifier === allowed) return true;
  const isPackageName = allowed.split('/').length === (allowed.startsWith('@') ? 2 : 1);
  return isPackageName && !allowed.startsWith('node:') && specifier.startsWith(`${allowed}/`);
}

/** Every specifier a module names: static, re-exported, dynamic, type-only, worker address, glob, require. */
function readSpecifiers(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const specifiers = [];
  let computed = false;
  const literal = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
    return undefined;
  };
  const take = (node) => {
    const value = literal(node);
    if (value === undefined) computed = true;
    else specifiers.push(value);
  };
  visit(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
      case 'ImportExpression':
        if (node.source) take(node.source);
        break;
      case 'TSImportType':
        take(node.source ?? node.argument?.literal ?? node.argument);
        break;
      case 'TSExternalModuleReference':
        take(node.expression);
        break;
      case 'NewExpression':
        if (node.callee.name === 'URL' && isImportMeta(node.arguments[1]?.object)) take(node.arguments[0]);
        break;
      case 'CallExpression':
        if (node.callee.name === 'require') take(node.arguments[0]);
        if (isImportMeta(node.callee.object) && node.callee.property?.name === 'glob') {
          const patterns = node.arguments[0]?.elements ?? [node.arguments[0]];
          for (const pattern of patterns) {
            const value = literal(pattern);
            if (value === undefined) computed = true;
            // The part before the first wildcard names the folder, and with it the layer.
            else if (!value.startsWith('!')) specifiers.push(value.replace(/[^/]*\*.*$/, 'any.ts'));
          }
        }
        break;
      default:
        break;
    }
  });
  return { specifiers, computed };
}

const isImportMeta = (node) => node?.type === 'MetaProperty' && node.meta.name === 'import';

function visit(node, see) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const child of Object.values(node)) visit(child, see);
  }
}

function walk(root, start) {
  const entries = (() => {
    try {
      return readdirSync(path.join(root, start), { withFileTypes: true });
    } catch (error) {
      if (error.code === 'ENOTDIR') return undefined;
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  })();
  if (!entries) return [start];
  return entries.flatMap((entry) =>
    entry.isDirectory() ? walk(root, `${start}/${entry.name}`) : [`${start}/${entry.name}`],
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { modules, violations } = readImportLaw(process.cwd());
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules read, ${violations.length} against the law`);
  process.exitCode = violations.length > 0 || modules === 0 ? 1 : 0;
}
