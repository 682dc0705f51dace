import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const COMPILER = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/**
 * Writes a library's declarations with the compiler, against the built declarations of its dependencies: a type that cannot
 * leave the library fails the build.
 */
export function declarations(root: string): Plugin {
  const folder = resolve(root, 'dist');
  return {
    name: 'declarations',
    apply: 'build',
    writeBundle: async () => {
      const project = resolve(root, 'tsconfig.build.json');
      const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', folder];
      const compile = promisify(execFile)(process.execPath, [COMPILER, '-p', project, ...options]);
      await compile.catch((error: unknown) => {
        const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
        throw new Error(`The declarations could not be written.\n${output}`);
      });
      for (const file of globSync('**/*.d.ts', { cwd: folder })) addExtensions(join(folder, file));
    },
  };
}

/** Node's ESM resolution, which TypeScript applies with `moduleResolution: node16`, needs the extension of relative imports. */
function addExtensions(file: string): void {
  const code = readFileSync(file, 'utf8');
  const resolved = code.replace(
    /((?:from|import|module) ?\(?['"])(\.\.?\/[^'"]+)(?=['"])/g,
    (specifier, start: string, path: string) =>
      existsSync(join(dirname(file), `${path}.d.ts`)) ? `${start}${path}.js` : specifier,
  );
  if (resolved !== code) writeFileSync(file, resolved);
}
