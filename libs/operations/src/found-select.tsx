import { platformSearch } from '@console/ui/form';
import { Select } from 'antd';

interface FoundSelectProps {
  label: string;
  /** Empty for none. */
  value: string;
  /** The label of none. */
  none: string;
  /** The label of the value; default: the value. */
  known?: string;
  /** What was typed. */
  q: string;
  onSearch: (q: string) => void;
  /** What matches `q`. */
  found: readonly { value: string; label: string }[];
  busy: boolean;
  notFound: string;
  onChange: (value: string) => void;
  onOpenChange?: (open: boolean) => void;
  maxWidth?: number;
}

/** Selects one of many items that the platform finds while the user types. */
export function FoundSelect(props: FoundSelectProps) {
  const { label, value, none, known = value, q, onSearch, found, busy, notFound, onChange } = props;
  const isFound = value === '' || found.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      value={value}
      options={[
        ...(q === '' ? [{ value: '', label: none }] : []),
        // A value that is known only from the URL.
        ...(q === '' && !isFound ? [{ value, label: known }] : []),
        ...found,
      ]}
      loading={busy}
      notFoundContent={busy ? null : notFound}
      showSearch={platformSearch({ q, onSearch, isFetching: busy })}
      onChange={(chosen: string) => {
        onSearch('');
        onChange(chosen);
      }}
      {...(props.onOpenChange && { onOpenChange: props.onOpenChange })}
      popupMatchSelectWidth={false}
      styles={{ popup: { root: { maxWidth: 'calc(100vw - 32px)' } } }}
      style={{ minWidth: 152, maxWidth: props.maxWidth ?? 220 }}
    />
  );
}
