import { setFlagsFromString } from 'node:v8';

// Loading the modules would grow V8's young generation to 128 MB, which it keeps.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./start-platform');
