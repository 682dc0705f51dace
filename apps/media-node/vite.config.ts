import { defineConfig } from 'vitest/config';
import { serverConfig } from '../../tools/vite/server-config.ts';

export default defineConfig(
  serverConfig({
    root: import.meta.dirname,
    entries: [
      'main',
      'encode-loop',
      'ssai/condition-ad',
      'transcode-video',
      'join-recording',
      'transcode-worker',
      'pull-worker',
      'check-storage',
    ],
    test: {
      name: 'media-node',
      allowOnly: false,
      environment: 'node',
      include: ['src/**/*.spec.ts'],
      isolate: false,
    },
  }),
);
