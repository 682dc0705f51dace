import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['@console/source', ...defaultClientConditions] },
});
