import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Stories are built from the sources of all libraries, none of which has to be built first. */
export default defineConfig({
  logLevel: 'warn',
  plugins: [react()],
  build: { chunkSizeWarningLimit: 2000 },
  resolve: { conditions: ['@console/source', ...defaultClientConditions] },
});
