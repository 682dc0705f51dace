import { clockIn, endOfDay, momentIn } from '@console/i18n';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useZone } from '../display/date-time';

const KINDS = { time: 'datetime-local', dayStart: 'date', dayEnd: 'date' } as const;

interface MomentInputProps extends Pick<InputProps, 'aria-label' | 'id' | 'min' | 'style' | 'suffix'> {
  /** ISO 8601; null or empty for none. */
  value?: string | null;
  onChange?: (moment: string | null) => void;
  /** `dayStart` and `dayEnd`: a day is the moment at which it starts or ends. */
  kind: keyof typeof KINDS;
  /** IANA name; default: the user's. */
  zone?: string;
}

/** A day or a time in a time zone. For a form field. */
export function MomentInput({ value, onChange, kind, zone: given, ...input }: MomentInputProps) {
  const ofUser = useZone();
  const zone = given ?? ofUser;
  const [typed, setTyped] = useState('');
  const current = value || null;
  // The end of a day may be the midnight after it.
  const clock = current && clockIn(zone, Date.parse(current) - (kind === 'dayEnd' ? 1 : 0));
  const shown = clock?.slice(0, kind === 'time' ? undefined : 'YYYY-MM-DD'.length) ?? '';
  return (
    <Input
      {...input}
      type={KINDS[kind]}
      // The browser reports a year such as 0202 while it is typed, and nothing while a part is missing.
      value={momentOf(typed, kind, zone) === current ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(momentOf(target.value, kind, zone));
      }}
    />
  );
}

function momentOf(typed: string, kind: MomentInputProps['kind'], zone: string): string | null {
  // Browsers take years of six digits.
  if (typed < '1970' || typed[4] !== '-') return null;
  if (kind === 'dayEnd') return endOfDay(typed, zone);
  return momentIn(zone, kind === 'time' ? typed : `${typed}T00:00`);
}
