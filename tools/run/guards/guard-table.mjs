import { CONSOLE_GUARDS } from './console-guards.mjs';
import { PLATFORM_GUARDS } from './platform-guards.mjs';
import { SERVER_GUARDS } from './server-guards.mjs';

/**
 * Guards of the console's security: the code of each, its mutation, and the specs that must then fail. `npx
 * nx run run:guards` runs the mutations one at a time.
 */
export const GUARDS = [...CONSOLE_GUARDS, ...SERVER_GUARDS, ...PLATFORM_GUARDS];
