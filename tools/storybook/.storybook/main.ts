import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mockServiceWorker } from '../mock-service-worker.ts';

const FILES = '**/*.@(mdx|stories.tsx)';
const LIBRARIES = resolve(import.meta.dirname, '../../../libs');

/** The stories and pages of all libraries, each library under its own name. */
export default {
  // Storybook warns about folders without a story.
  stories: [
    ...new Set(
      globSync('*/src/**/*.stories.tsx', { cwd: LIBRARIES }).map((file) => file.split(/[\\/]/)[0] ?? ''),
    ),
  ].map((library) => ({ directory: `../../../libs/${library}/src`, files: FILES, titlePrefix: library })),
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX has no tables by default.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: resolve(import.meta.dirname, '../vite.config.ts') } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), mockServiceWorker()],
    // Storybook's own pages exceed Vite's limit.
    build: { ...config.build, chunkSizeWarningLimit: 2000 },
  }),
} satisfies StorybookConfig;
