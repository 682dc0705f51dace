import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { LANGUAGES } from '../../libs/i18n/src/languages.ts';
import { antdStyles } from '../../tools/vite/antd-styles.ts';
import { buildInfo } from '../../tools/vite/build-info.ts';
import { chunkGroups } from '../../tools/vite/chunk-groups.ts';
import { compiledAtOnce } from '../../tools/vite/compiled-at-once.ts';
import { earlyLayers } from '../../tools/vite/early-layers.ts';
import { guestBuild } from '../../tools/vite/guest-build.ts';
import { pageScripts } from '../../tools/vite/page-scripts.ts';
import { routeFiles } from '../../tools/vite/route-files.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { signInPage } from '../../tools/vite/sign-in-page.ts';
import manifest from './package.json' with { type: 'json' };

/** Shared by the builds of the pages and of the entry for hosts. */
const common = {
  root: import.meta.dirname,
  resolve: { conditions: ['@console/source', 'module', 'browser', 'development|production'] },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
  // Relative, as hosts of other origins load these files as well.
  experimental: {
    renderBuiltUrl: (_name, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
  },
} satisfies UserConfig;
const TARGET = 'es2022';
/** Chunks that run while the others still load, the lowest first. */
const LAYERS = {
  react: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  libraries: /[\\/]node_modules[\\/]/,
};
const FIRST_CHUNKS = /^(?:react|libraries|frame|console|(?:auth-)?(?:layout-?)?(?:list)?)$/;
const library = (path: string) => resolve(import.meta.dirname, '../../libs', path);
const styles = () =>
  antdStyles({
    extraction: resolve(import.meta.dirname, 'src/antd-styles/extract-antd-styles.tsx'),
    without: ['Pagination-bordered'],
    conditions: ['@console/source'],
  });
const nodeConditions = ['@console/source', ...defaultServerConditions];

export default defineConfig({
  ...common,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/console'),
  plugins: [
    react(),
    pageScripts({
      guard: resolve(import.meta.dirname, 'src/page-guard/page-guard.ts'),
      start: { 'index.html': resolve(import.meta.dirname, 'src/page-start/page-start.ts') },
      resolve: common.resolve,
    }),
    styles(),
    guestBuild({
      ...common,
      plugins: [react()],
      build: {
        target: TARGET,
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { embed: resolve(import.meta.dirname, 'src/embed.ts') },
          preserveEntrySignatures: 'exports-only',
          output: {
            // Hosts import it by its name.
            entryFileNames: '[name].js',
            chunkFileNames: 'assets/embed/[name]-[hash].js',
            assetFileNames: 'assets/embed/[name]-[hash][extname]',
          },
        },
      },
    }),
    compiledAtOnce((name) => FIRST_CHUNKS.test(name)),
    earlyLayers([...Object.keys(LAYERS), 'frame']),
    routeFiles({
      entry: resolve(import.meta.dirname, 'src/route-files/load-routes.ts'),
      descriptions: resolve(import.meta.dirname, 'src/route-files/describe-routes.ts'),
      languages: LANGUAGES,
      conditions: ['@console/source'],
    }),
    signInPage({
      folder: resolve(import.meta.dirname, 'src/sign-in-page'),
      languages: LANGUAGES,
      next: ['shell-layout/src/layouts/default-layout.tsx', 'src/dashboard/dashboard-page.tsx'],
      common,
      plugins: () => [react(), styles(), compiledAtOnce(() => true)],
      target: TARGET,
      nodeConditions,
    }),
    buildInfo(),
    precompress(),
  ],
  ssr: { resolve: { conditions: nodeConditions } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: TARGET,
    // Written for analysis of bundles and errors; console-server does not serve them.
    sourcemap: 'hidden',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        console: resolve(import.meta.dirname, 'index.html'),
        'module-frame': resolve(import.meta.dirname, 'module-frame.html'),
      },
      // The packages of antd have no side effects.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: chunkGroups({
            page: resolve(import.meta.dirname, 'src/main.tsx'),
            layers: LAYERS,
            light: { frame: resolve(import.meta.dirname, 'src/module-frame.ts') },
            outside: {
              auth: [
                library('shell-layout/src/layouts/auth-layout.tsx'),
                ...[
                  'sign-in/sign-in',
                  'forgot-password/forgot-password',
                  'check-code/check-code',
                  'confirm-email/confirm-email',
                ].map((page) => library(`auth/src/${page}-page.tsx`)),
              ],
            },
            next: {
              users: [
                library('accounts/src/user-list/user-list-page.tsx'),
                library('accounts/src/user-list/prefetch-user-list.ts'),
              ],
            },
            places: {
              layout: [library('shell-layout/src/layouts/default-layout.tsx')],
              list: [
                library('tenant-apps/src/tenant-app-list/tenant-app-list-page.tsx'),
                library('tenant-apps/src/tenant-app-list/prefetch-tenant-app-list.ts'),
              ],
            },
          }),
        },
      },
    },
  },
  test: { name: 'console', allowOnly: false, silent: 'passed-only', include: ['src/**/*.spec.ts'] },
});
