import type { ReactNode } from 'react';
import { FilterSelect, type FilterSelectProps } from './filter-select';

/** A filter of a list: its control in the panel, and its chip while it is set. */
export interface ListFilter {
  label: string;
  /** The set value; undefined for none. */
  chosen: ReactNode;
  clear: () => void;
  /** A filter without a control is set elsewhere, such as by an action of a row. */
  field?: ReactNode;
}

/** A filter for one of a few words. */
export function choiceFilter<const Word extends string>(props: FilterSelectProps<Word>): ListFilter {
  const { label, value, options, onChange } = props;
  return {
    label,
    chosen: value === '' ? undefined : (options.find((option) => option.value === value)?.label ?? value),
    clear: () => onChange(''),
    field: <FilterSelect {...props} />,
  };
}
