import { searchable } from '@console/i18n';
import type { ProductModule } from './use-product-modules';

/** What the list of modules can be narrowed to. */
export const MODULE_FILTERS = ['builtIn', 'connected', 'notConnected', 'pro', 'closed'] as const;
export type ModuleFilter = (typeof MODULE_FILTERS)[number];

type ListedModule = Pick<ProductModule, 'title' | 'purpose' | 'state'> & {
  place: Pick<ProductModule['place'], 'denialReason' | 'pro'>;
};

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

function fits({ state, place }: ListedModule, filter: Sought['filter']): boolean {
  if (filter === '') return true;
  if (filter === 'pro') return place.pro;
  if (filter === 'closed') return place.denialReason !== undefined;
  return state === filter;
}
