import { basename, resolve } from 'node:path';
import { defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { SOURCE_CONDITION } from './source-condition.ts';
import { TEST_TIMEOUT_MS } from './test-timeout.ts';

interface ServerOptions {
  /** Absolute folder of the server: `import.meta.dirname`. */
  root: string;
  /** Names of the files in `src` that are started. */
  entries: string[];
  test: NonNullable<ViteUserConfig['test']>;
}

const OURS = [/^@console\//];

/** The Vite configuration of the servers: a bundle for Node 24 that needs only third-party packages. */
export function serverConfig({ root, entries, test }: ServerOptions): ViteUserConfig {
  return {
    root,
    cacheDir: resolve(root, '../../node_modules/.vite', basename(root)),
    // Libraries are bundled from sources, so that this build waits for no other.
    ssr: { noExternal: OURS, resolve: { conditions: [SOURCE_CONDITION] } },
    // Vitest's global set-up uses this environment, which ignores `ssr`.
    environments: {
      __vitest__: {
        resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions], noExternal: OURS },
      },
    },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, resolve(root, `src/${entry}.ts`)])),
        // Paths relative to the bundle must hold in each file.
        output: { chunkFileNames: '[name].js' },
      },
    },
    test: { testTimeout: TEST_TIMEOUT_MS, ...test },
  };
}
