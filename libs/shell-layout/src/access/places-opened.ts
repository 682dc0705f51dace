import { menuNodes } from '../menu/menu-tree';
import type { ConsoleRoute } from '../routes/console-route';
import { myAccess, type NamedPage } from './my-access';

const NONE: ReadonlySet<string> = new Set();

/** The places of the menu that nobody may enter without one of these API groups, and somebody with all of them may. */
export function unlockedPages(routes: readonly ConsoleRoute[], apiGroups: readonly string[]): NamedPage[] {
  const openTo = (permissions: ReadonlySet<string>) =>
    myAccess(menuNodes(routes, permissions), () => undefined).open;
  const openToAll = new Set(openTo(NONE).map(({ path }) => path));
  return openTo(new Set(apiGroups)).filter(({ path }) => !openToAll.has(path));
}
