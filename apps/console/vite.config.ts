import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LANGUAGES } from '../../libs/i18n/src/languages.ts';
import { consoleOutput } from '../../tools/vite/console-output.ts';
import { pageScripts } from '../../tools/vite/page-scripts.ts';
import { signInPage } from '../../tools/vite/sign-in-page.ts';
import { SOURCE_CONDITION } from '../../tools/vite/source-condition.ts';
import { chunkGroups } from './chunk-groups.config.ts';
import manifest from './package.json' with { type: 'json' };

const inProject = (path: string) => resolve(import.meta.dirname, path);
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: inProject('../../node_modules/.vite/console'),
  resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  // Relative, as hosts of other origins load these files as well.
  experimental: {
    renderBuiltUrl: (_name, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
  },
  plugins: [
    react(),
    pageScripts({
      guard: inProject('src/page-guard/page-guard.ts'),
      start: { 'index.html': inProject('src/page-start/page-start.ts') },
    }),
    signInPage({
      entry: inProject('src/sign-in-page/main.ts'),
      prerender: inProject('src/sign-in-page/prerender.tsx'),
    }),
    consoleOutput({
      antdStyles: inProject('src/antd-styles/extract-antd-styles.tsx'),
      barePage: 'module-frame.html',
      signIn: inProject('src/sign-in-page/main.ts'),
      compiledAtOnce: /^(?:console|react|store|config|base|form|start|list)$/,
      routes: inProject('src/route-files/load-routes.ts'),
      descriptions: inProject('src/route-files/describe-routes.ts'),
      languages: LANGUAGES,
    }),
  ],
  build: {
    target: 'es2022',
    // Written for analysis of bundles and errors; console-server does not serve them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        console: inProject('index.html'),
        'sign-in': inProject('src/sign-in-page/main.ts'),
        'module-frame': inProject('module-frame.html'),
        embed: inProject('src/embed.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      // The packages of antd have no side effects.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
        // Hosts import it by its name.
        entryFileNames: ({ name }) => (name === 'embed' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: { name: 'console', allowOnly: false, silent: 'passed-only', include: ['src/**/*.spec.ts'] },
});
