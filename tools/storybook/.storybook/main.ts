import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { storybookMain } from '../main.ts';

const FILES = '**/*.@(mdx|stories.tsx)';
const LIBRARIES = resolve(import.meta.dirname, '../../../libs');

/** The stories and pages of all libraries, each library under its own name. */
export default {
  ...storybookMain,
  // Storybook warns about folders without a story.
  stories: [
    ...new Set(
      globSync('*/src/**/*.stories.tsx', { cwd: LIBRARIES }).map((file) => file.split(/[\\/]/)[0] ?? ''),
    ),
  ].map((library) => ({ directory: `../../../libs/${library}/src`, files: FILES, titlePrefix: library })),
};
