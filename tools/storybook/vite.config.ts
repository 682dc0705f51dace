import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Stories are built from the sources of all libraries, none of which has to be built first. */
export default defineConfig({
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['@console/source', ...defaultClientConditions] },
});
