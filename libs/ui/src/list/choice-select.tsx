import { Select } from 'antd';
import type { ChoiceProps } from './choice';

/** antd's select, opened. */
export function ChoiceSelect({ label, value, options, onChange, minWidth }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      options={[...options]}
      onChange={onChange}
      autoFocus
      defaultOpen
      style={{ minWidth }}
    />
  );
}
