import { defineConfig, globalIgnores } from 'eslint/config';
import { boundaries } from './tools/eslint/boundaries.js';
import { imports } from './tools/eslint/imports.js';
import { language } from './tools/eslint/language.js';
import { react } from './tools/eslint/react.js';

export default defineConfig([
  globalIgnores([
    '**/dist',
    '**/storybook-static',
    '**/.data',
    '**/.nx',
    '**/coverage',
    '**/test-results',
    '**/playwright-report',
  ]),
  ...language,
  ...react,
  ...imports,
  ...boundaries,
]);
