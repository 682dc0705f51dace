import { endOfDay, formatDate, momentIn } from '@console/i18n';
import { useZone } from '@console/ui';
import { Input } from 'antd';

interface DayInputProps {
  id?: string;
  /** ISO 8601; null for none. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** The moment of the day that is meant. */
  bound: 'start' | 'end';
}

/** A day in the user's time zone, as the moment at which it starts or ends. For a form field. */
export function DayInput({ id, value, onChange, bound }: DayInputProps) {
  const zone = useZone();
  const momentOf = (day: string) =>
    bound === 'end' ? endOfDay(day, zone) : momentIn(zone, `${day} 00:00:00`);
  return (
    <Input
      id={id}
      type="date"
      value={value ? formatDate(value, zone) : ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : momentOf(target.value))}
    />
  );
}
