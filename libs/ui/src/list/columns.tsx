import { formatDateTime } from '@console/i18n';
import { DateTime } from '../display/date-time';
import { StatusTag, type StatusTagProps } from '../display/status-tag';
import type { ResourceColumn } from './resource-column';

type Column<Row, Key extends string = string> = Pick<
  ResourceColumn<Row>,
  'title' | 'sortable' | 'priority'
> & { key: Key };

interface StatusColumn<Row> extends Column<Row> {
  status: (row: Row) => StatusTagProps;
}

/** A column of states. */
export function statusColumn<Row>({ status, ...column }: StatusColumn<Row>): ResourceColumn<Row> {
  return {
    ...column,
    render: (row) => <StatusTag {...status(row)} />,
    text: (row) => status(row).label,
  };
}

interface TimeColumn<Key extends string> extends Column<never, Key> {
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
