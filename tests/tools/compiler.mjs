// React Compiler leaves out what it does not understand and says nothing; such a component is slower than its
// neighbours and nobody sees why. So `npm run check` compiles every component and demands that none is left out.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'oxc-transform-react';
import { listFiles } from '../../sync-server/precache.mjs';

/** What the compiler says about the components under `folder`, one text per file that it left something out of. */
export async function readCompiler(folder) {
  const files = listFiles(folder).filter((file) => /\.tsx?$/.test(file));
  const complaints = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const { errors } = await transform(file, source, {
        jsx: { runtime: 'automatic' },
        reactCompiler: { reportDiagnostics: true },
      });
      return errors.map(({ message, codeframe }) => `${file}: ${message}\n${codeframe ?? ''}`);
    }),
  );
  return { files: files.length, complaints: complaints.flat() };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, complaints } = await readCompiler('src/ui');
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 || files === 0 ? 1 : 0;
}
