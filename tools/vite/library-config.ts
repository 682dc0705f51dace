import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import dts from 'unplugin-dts/vite';
import type { UserConfig } from 'vite';

interface LibraryOptions {
  /** Absolute folder of the library: `import.meta.dirname`. */
  root: string;
  /** Public entries, each `src/<entry>.ts` and a key of the package's `exports`. */
  entries: string[];
}

/** The one Vite configuration of every library: ESM with one file per module, declarations beside it. */
export function libraryConfig({ root, entries }: LibraryOptions): UserConfig {
  return {
    root,
    cacheDir: resolve(root, '../../node_modules/.vite', root.split('/').at(-1) ?? ''),
    plugins: [
      react(),
      dts({ tsconfigPath: resolve(root, 'tsconfig.build.json'), entryRoot: resolve(root, 'src') }),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'es2024',
      lib: {
        entry: Object.fromEntries(entries.map((entry) => [entry, resolve(root, `src/${entry}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        // Whatever is imported by a bare name is a declared dependency and stays one.
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: resolve(root, 'src') },
      },
    },
    test: {
      name: root.split('/').at(-1) ?? root,
      environment: 'node',
      include: ['src/**/*.spec.{ts,tsx}'],
      passWithNoTests: true,
    },
  };
}
