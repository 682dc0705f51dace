import { searchable } from '@console/i18n';

interface LabeledOption {
  label?: unknown;
}

/** `filterOption` of a select: labels match whatever their case and diacritics. */
export function matchesLabel(typed: string, option?: LabeledOption): boolean {
  return typeof option?.label === 'string' && searchable(option.label).includes(searchable(typed.trim()));
}

interface PlatformSearch {
  q: string;
  onSearch: (q: string) => void;
  isFetching: boolean;
}

/** `showSearch` of a select whose options the platform finds. Those of the previous text that match stay meanwhile. */
export function platformSearch({ q, onSearch, isFetching }: PlatformSearch) {
  return { filterOption: isFetching && matchesLabel, searchValue: q, onSearch };
}
