import { formatDateTime } from '@console/i18n';
import { DateTime } from '../display/date-time';
import type { ResourceColumn } from './resource-column';

interface TimeColumn<Key extends string> extends Pick<
  ResourceColumn<never>,
  'title' | 'sortable' | 'priority'
> {
  key: Key;
  /** IANA name. */
  zone: string;
  /** Shows the age, and the time as a tooltip. */
  relative?: boolean;
  /** Instead of a missing time; default: 'N/A'. */
  none?: string;
}

/** A column of times in the user's zone. */
export function timeColumn<const Key extends string>({
  key,
  zone,
  relative = false,
  none,
  ...column
}: TimeColumn<Key>): ResourceColumn<Readonly<Record<Key, string | null>>> {
  return {
    ...column,
    key,
    render: ({ [key]: time }) =>
      time === null && none !== undefined ? none : <DateTime value={time} zone={zone} relative={relative} />,
    text: ({ [key]: time }) => time && formatDateTime(time, zone),
  };
}
