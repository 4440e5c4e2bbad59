// Turns a TypeScript bench into one file that Node runs alone, in a process of its own, as a bench should.
// The result lies inside the project, for packages are left outside it and must be found from there.
import path from 'node:path';
import { projectRoot } from './run.mjs';

/** A folder of this process for bundled programs; whoever asks for it removes it. */
export const scratchFolder = () => path.join(projectRoot, 'dist', `scratch-${process.pid}`);

/** @returns {Promise<string>} the path of the bundled program */
export async function bundle(file, folder) {
  const { build } = await import('vite');
  const name = `${path.basename(file, '.ts')}.mjs`;
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: path.resolve(projectRoot, file),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return path.join(folder, name);
}
