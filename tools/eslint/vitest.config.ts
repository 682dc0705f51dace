import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITION } from '../vite/source-condition.ts';

export default defineConfig({
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    name: 'lint-config',
    allowOnly: false,
    include: ['*.spec.ts'],
    // The first case loads every ESLint plugin and the project graph.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
