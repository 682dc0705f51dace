import { searchable } from '@console/i18n';
import type { ProductModule } from './use-product-modules';

export const MODULE_FILTERS = ['builtIn', 'connected', 'notConnected', 'pro', 'closed'] as const;
export type ModuleFilter = (typeof MODULE_FILTERS)[number];

type ListedModule = Pick<ProductModule, 'title' | 'purpose' | 'state'> & {
  place: Pick<ProductModule['place'], 'denialReason' | 'pro'>;
};

interface Sought {
  q: string;
  filter: ModuleFilter | '';
}

/** Every word occurs in title or purpose, regardless of diacritics. */
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
