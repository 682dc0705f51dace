import { Choice } from './choice';

const MIN_WIDTH = 152;

export interface FilterSelectProps<Word extends string> {
  label: string;
  /** The label of no filter, such as "All editions". */
  all: string;
  /** As read by `oneOf`; empty for no filter. */
  value: Word | '';
  options: readonly { value: Word; label: string }[];
  onChange: (value: Word | '') => void;
}

/** A list filter for one of a few words. */
export function FilterSelect<const Word extends string>(props: FilterSelectProps<Word>) {
  const { label, all, value, options, onChange } = props;
  return (
    <Choice
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? '')}
      minWidth={MIN_WIDTH}
    />
  );
}
