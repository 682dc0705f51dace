import { setFlagsFromString } from 'node:v8';

// The start would grow V8's young generation to 128 MB, which it keeps. Requests need a larger one than it begins with.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./start-platform');
setFlagsFromString('--semi-space-growth-factor=2');
