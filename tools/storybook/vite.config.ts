import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SOURCE_CONDITION } from '../vite/source-condition.ts';

export default defineConfig({
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
});
