import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mockServiceWorker } from './mock-service-worker.ts';

// Relative to the library's .storybook folder.
const STORIES = '../src/**/*.stories.tsx';
const PAGES = '../src/**/*.mdx';

/** The Storybook configuration of every library. */
export const storybookMain: StorybookConfig = {
  // Storybook warns about patterns without a match, and most libraries have no pages.
  stories: (_entries, { configDir }) =>
    globSync(PAGES, { cwd: configDir }).length > 0 ? [STORIES, PAGES] : [STORIES],
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
    options: { builder: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') } },
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
};
