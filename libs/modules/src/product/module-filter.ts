import { searchable } from '@console/i18n';
import type { ProductModule } from './use-product-modules';

export const MODULE_FILTERS = ['builtIn', 'connected', 'notConnected', 'pro', 'closed'] as const;
export type ModuleFilter = (typeof MODULE_FILTERS)[number];

type ListedModule = Pick<ProductModule, 'title' | 'purpose' | 'state'> & {
  page: Pick<ProductModule['page'], 'denialReason' | 'pro'>;
};

interface ModuleQuery {
  q: string;
  filter: ModuleFilter | '';
}

/** Every word occurs in title or purpose, regardless of diacritics. */
export function matchesFilter(module: ListedModule, { q, filter }: ModuleQuery): boolean {
  const text = searchable(`${module.title} ${module.purpose}`);
  const words = searchable(q).split(/\s+/);
  return words.every((word) => text.includes(word)) && fits(module, filter);
}

function fits({ state, page }: ListedModule, filter: ModuleQuery['filter']): boolean {
  if (filter === '') return true;
  if (filter === 'pro') return page.pro;
  if (filter === 'closed') return page.denialReason !== undefined;
  return state === filter;
}
