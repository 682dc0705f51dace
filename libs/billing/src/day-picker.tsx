import { DatePicker } from 'antd';
import dayjs from 'dayjs';

const DAY = 'YYYY-MM-DD';

interface DayPickerProps {
  label: string;
  placeholder?: string;
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  min?: string;
  max?: string;
  allowClear?: boolean;
  width: number;
  onChange: (day: string) => void;
}

/** The picker uses local dates: days are converted as text, never as instants. */
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
      onChange={(date) => onChange(date ? date.format(DAY) : '')}
      style={{ width }}
    />
  );
}
