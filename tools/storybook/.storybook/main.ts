import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { storybookMain } from '../main.ts';

const LIBRARIES = resolve(import.meta.dirname, '../../../libs');

/** The workbench: the stories and pages of all libraries in one Storybook, each library under its own name. */
export default {
  ...storybookMain,
  stories: readdirSync(LIBRARIES).map((library) => ({
    directory: resolve(LIBRARIES, library, 'src'),
    files: '**/*.@(mdx|stories.tsx)',
    titlePrefix: library,
  })),
};
