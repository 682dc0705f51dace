import { searchable } from '@console/i18n';
import type { ModuleState } from './module-state';

/** What the list of modules can be narrowed to. */
export const MODULE_FILTERS = ['builtIn', 'connected', 'notConnected', 'pro', 'closed'] as const;
export type ModuleFilter = (typeof MODULE_FILTERS)[number];

interface ListedModule {
  title: string;
  purpose: string;
  state: ModuleState;
  /** It takes more than the free edition. */
  pro: boolean;
  /** Something keeps the person from it, or the app. */
  closed: boolean;
}

interface Sought {
  q: string;
  filter: ModuleFilter | '';
}

/** Whether a module is among those sought: every word stands in its title or its purpose, however it is accented. */
export function isSought(module: ListedModule, { q, filter }: Sought): boolean {
  const text = searchable(`${module.title} ${module.purpose}`);
  const words = searchable(q).split(/\s+/);
  return words.every((word) => text.includes(word)) && fits(module, filter);
}

function fits({ state, pro, closed }: ListedModule, filter: Sought['filter']): boolean {
  if (filter === '') return true;
  if (filter === 'pro') return pro;
  if (filter === 'closed') return closed;
  return state === filter;
}
