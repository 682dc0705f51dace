import { basename, resolve } from 'node:path';
import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

interface ServerOptions {
  /** Absolute folder of the server: `import.meta.dirname`. */
  root: string;
  /** Names of the files in `src` that are started. */
  entries: string[];
  test: NonNullable<ViteUserConfig['test']>;
}

const SOURCE = '@console/source';
const OURS = [/^@console\//];

/** The Vite configuration of the servers: a bundle for Node 24 that needs only third-party packages. */
export function serverConfig({ root, entries, test }: ServerOptions): ViteUserConfig {
  return {
    root,
    cacheDir: resolve(root, '../../node_modules/.vite', basename(root)),
    // The workspace's libraries are bundled from their sources, so that this build waits for no other.
    ssr: { noExternal: OURS, resolve: { conditions: [SOURCE] } },
    // Vitest runs its global set-up in this environment, which does not inherit the options of `ssr`.
    environments: {
      __vitest__: { resolve: { conditions: [SOURCE, ...defaultServerConditions], noExternal: OURS } },
    },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, resolve(root, `src/${entry}.ts`)])),
        // In one folder: paths that are relative to the bundle hold in each of its files.
        output: { chunkFileNames: '[name].js' },
      },
    },
    test,
  };
}
