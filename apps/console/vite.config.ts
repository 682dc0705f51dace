import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LANGUAGES } from '../../libs/i18n/src/languages.ts';
import { consoleOutput } from '../../tools/vite/console-output.ts';
import { pageScripts } from '../../tools/vite/page-scripts.ts';
import { signInPage } from '../../tools/vite/sign-in-page.ts';
import manifest from './package.json' with { type: 'json' };

const inProject = (path: string) => resolve(import.meta.dirname, path);
const SOURCES = '@console/source';
/** Shared chunks have no side effects. */
const NO_ENTRY = /^(?!.*(?:\.html|[\\/]console[\\/]src[\\/](?:main|embed|module-frame)\.tsx?)$)/;

const TARGET = 'es2022';
const common = {
  root: import.meta.dirname,
  resolve: { conditions: [SOURCES, 'module', 'browser', 'development|production'] },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
};

export default defineConfig({
  ...common,
  cacheDir: inProject('../../node_modules/.vite/console'),
  ssr: { resolve: { conditions: [SOURCES, ...defaultServerConditions] } },
  // Relative, as hosts of other origins load these files as well.
  experimental: {
    renderBuiltUrl: (_name, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
  },
  plugins: [
    react(),
    pageScripts({
      guard: inProject('src/page-guard/page-guard.ts'),
      start: { 'index.html': inProject('src/page-start/page-start.ts') },
      conditions: [SOURCES],
    }),
    signInPage({
      folder: inProject('src/sign-in-page'),
      languages: LANGUAGES,
      next: ['shell-layout/src/layouts/default-layout.tsx', 'src/dashboard/dashboard-page.tsx'],
      common,
      plugins: () => [react()],
      target: TARGET,
      nodeConditions: [SOURCES, ...defaultServerConditions],
    }),
    consoleOutput({
      antdStyles: inProject('src/antd-styles/extract-antd-styles.tsx'),
      barePage: 'module-frame.html',
      compiledAtOnce: /^(?:console|start|list)$/,
      routes: inProject('src/route-files/load-routes.ts'),
      descriptions: inProject('src/route-files/describe-routes.ts'),
      languages: LANGUAGES,
      conditions: [SOURCES],
    }),
  ],
  build: {
    target: TARGET,
    // Written for analysis of bundles and errors; console-server does not serve them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        console: inProject('index.html'),
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
        codeSplitting: {
          groups: [
            { name: 'module-frame', test: /frame-guest\.ts|read-config\.ts|preload-helper/ },
            { name: 'start', test: NO_ENTRY, tags: ['$initial'] },
            { name: 'list', test: /default-layout|tenant-app-list-page|prefetch-tenant-app-list/ },
          ],
        },
      },
    },
  },
  test: { name: 'console', allowOnly: false, silent: 'passed-only', include: ['src/**/*.spec.ts'] },
});
