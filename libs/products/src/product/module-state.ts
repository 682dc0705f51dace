import type { RuntimeConfig } from '@console/http/contract';
import { BUILT_IN } from '../catalogue/built-in';
import type { ModulePath } from '../catalogue/media-modules';

/** Where the screen of a module comes from: from us, from elsewhere, or from nowhere yet. */
export type ModuleState = 'builtIn' | 'connected' | 'notConnected';

/** What is built in stays so, whatever the configuration connects. */
export function moduleState(path: ModulePath, modules: RuntimeConfig['modules']): ModuleState {
  if (path in BUILT_IN) return 'builtIn';
  return Object.hasOwn(modules, path) ? 'connected' : 'notConnected';
}
