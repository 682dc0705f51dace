import { Choice } from './choice';

const MIN_WIDTH = 152;

interface FilterSelectProps<Word extends string> {
  /** The accessible name. */
  label: string;
  /** The label of no filter, such as "All editions". */
  all: string;
  /** As `oneOf` reads it from the address: empty for no filter. */
  value: Word | '';
  options: readonly { value: Word; label: string }[];
  onChange: (value: Word | '') => void;
}

/** A filter of a list that takes one of a few words. */
export function FilterSelect<const Word extends string>(props: FilterSelectProps<Word>) {
  const { label, all, value, options, onChange } = props;
  return (
    <Choice
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => {
        onChange(options.find((option) => option.value === chosen)?.value ?? '');
      }}
      minWidth={MIN_WIDTH}
    />
  );
}
