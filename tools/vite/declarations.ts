import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const COMPILER = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/**
 * Writes a library's declarations with the compiler itself, against the built declarations of the libraries that it
 * stands on: a type that cannot leave the library fails the build.
 */
export function declarations(root: string): Plugin {
  return {
    name: 'declarations',
    apply: 'build',
    writeBundle: async () => {
      const options = [
        '--noEmit',
        'false',
        '--declaration',
        '--emitDeclarationOnly',
        '--outDir',
        resolve(root, 'dist'),
      ];
      const compile = promisify(execFile)(process.execPath, [
        COMPILER,
        '-p',
        resolve(root, 'tsconfig.build.json'),
        ...options,
      ]);
      await compile.catch((error: unknown) => {
        const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
        throw new Error(`The declarations could not be written.\n${said}`);
      });
    },
  };
}
