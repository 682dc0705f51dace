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

interface Choice {
  value: string;
  label: string;
}

interface ChosenOptions {
  chosen: readonly string[];
  known: readonly Choice[];
  q: string;
}

/** The options that the platform has found, then those of chosen values that it has not and that match the text. */
export function withChosen(found: readonly Choice[], { chosen, known, q }: ChosenOptions): Choice[] {
  const isMissing = ({ value }: Choice) =>
    chosen.includes(value) && found.every((option) => option.value !== value);
  return [...found, ...known.filter((option) => isMissing(option) && matchesLabel(q, option))];
}
