import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mockServiceWorker } from './mock-service-worker.ts';

// Patterns are relative to the library's .storybook folder. One that matches nothing would be warned of at each start.
const STORIES = '../src/**/*.stories.tsx';
const PAGES = '../src/**/*.mdx';

/** The Storybook configuration of every library. */
export const storybookMain: StorybookConfig = {
  stories: (_entries, { configDir }) =>
    [STORIES, PAGES].filter((pattern) => globSync(pattern, { cwd: configDir }).length > 0),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), mockServiceWorker()] }),
};
