import type { ConsoleRoute } from '@console/shell-layout';
import type { ModulePath } from './media-modules';

/** What a route needs of a module whose screen is ours. */
export type BuiltInScreen = Pick<ConsoleRoute, 'screen' | 'prefetch' | 'children'>;

/** The modules whose screens are ours; each is given the path of its route. */
export const BUILT_IN: Partial<Record<ModulePath, (path: string) => BuiltInScreen>> = {};
