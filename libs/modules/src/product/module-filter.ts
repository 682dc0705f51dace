import { searchable } from '@console/i18n';
import type { MoreModule } from './use-more-modules';

export const MODULE_FILTERS = ['notConnected', 'pro', 'closed'] as const;
export type ModuleFilter = (typeof MODULE_FILTERS)[number];

type ListedModule = Pick<MoreModule, 'title' | 'purpose' | 'isConnected'> & {
  page: Pick<MoreModule['page'], 'denialReason' | 'pro'>;
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

function fits({ isConnected, page }: ListedModule, filter: ModuleQuery['filter']): boolean {
  if (filter === 'notConnected') return !isConnected;
  if (filter === 'pro') return page.pro;
  return filter !== 'closed' || page.denialReason !== undefined;
}
