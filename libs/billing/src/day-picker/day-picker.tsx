import { DatePicker } from 'antd';
import dayjs from 'dayjs';

const DAY = 'YYYY-MM-DD';

interface DayPickerProps {
  label: string;
  /** Shown while it is empty. */
  placeholder?: string;
  /** A calendar day; empty for none, as `min` and `max` are for no limit. */
  value: string;
  min?: string;
  max?: string;
  /** Default: true. */
  allowClear?: boolean;
  width: number;
  onChange: (day: string) => void;
}

/** Picks a calendar day. The picker's own dates are local ones: days enter and leave it as texts, never as instants. */
export function DayPicker({
  label,
  placeholder,
  value,
  min = '',
  max = '',
  allowClear = true,
  width,
  onChange,
}: DayPickerProps) {
  return (
    <DatePicker
      aria-label={label}
      {...(placeholder !== undefined && { placeholder })}
      value={value === '' ? null : dayjs(value)}
      allowClear={allowClear}
      disabledDate={(date) => {
        const day = date.format(DAY);
        return (min !== '' && day < min) || (max !== '' && day > max);
      }}
      onChange={(date) => {
        onChange(date ? date.format(DAY) : '');
      }}
      style={{ width }}
    />
  );
}
