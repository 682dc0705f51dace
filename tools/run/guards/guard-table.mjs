import { CONSOLE_GUARDS } from './console-guards.mjs';
import { PLATFORM_GUARDS } from './platform-guards.mjs';
import { SERVER_GUARDS } from './server-guards.mjs';

/**
 * What keeps the console safe, each guard with the code that does it, what stands there instead when it is taken out, and
 * the specs that have to fail then. `npx nx run run:guards` takes them out, one at a time.
 */
export const GUARDS = [...CONSOLE_GUARDS, ...SERVER_GUARDS, ...PLATFORM_GUARDS];
