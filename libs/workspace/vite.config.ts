import { defineConfig } from 'vitest/config';
import { libraryConfig } from '../../tools/vite/library-config.ts';

export default defineConfig(libraryConfig(import.meta.dirname));
