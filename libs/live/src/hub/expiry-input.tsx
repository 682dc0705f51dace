import { knownZone } from '@console/i18n';
import { useZone } from '@console/ui';
import { Input } from 'antd';
import { instantOf, wallClock } from '../contract';

interface ExpiryInputProps {
  id?: string;
  /** ISO 8601; null for no end. */
  value?: string | null;
  onChange?: (moment: string | null) => void;
}

/** The last day, in the user's time zone. For a form field. */
export function ExpiryInput({ id, value = null, onChange }: ExpiryInputProps) {
  const zone = knownZone(useZone());
  const day =
    value === null
      ? ''
      : wallClock(zone, Date.parse(value) - 1)
          .toISOString()
          .slice(0, 10);
  return (
    <Input
      id={id}
      type="date"
      value={day}
      onChange={({ target }) => {
        const midnight = Date.parse(`${target.value}T24:00:00Z`);
        onChange?.(Number.isNaN(midnight) ? null : new Date(instantOf(zone, midnight)).toISOString());
      }}
    />
  );
}
