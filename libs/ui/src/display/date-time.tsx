import { formatDateTime, formatRelative, NO_DATE } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';

interface DateTimeProps {
  /** ISO 8601. */
  value: string | null | undefined;
  /** IANA name; a list asks `useZone` once for all of its rows. */
  zone: string;
}

/** A time in a person's zone, and on asking how long ago that was; 'N/A' where there is none. */
export function DateTime({ value, zone }: DateTimeProps) {
  const { i18n } = useTranslation('ui');
  const text = formatDateTime(value, zone);
  return text === NO_DATE || !value ? (
    <>{text}</>
  ) : (
    <time
      className="console-time"
      dateTime={value}
      title={zone}
      onPointerEnter={({ currentTarget }) => {
        // As of when it is asked, not of when it was drawn.
        currentTarget.title = `${formatRelative(value, Date.now(), i18n.language)} (${zone})`;
      }}
    >
      {text}
    </time>
  );
}

/** The signed-in person's zone, else the browser's. */
export function useZone(): string {
  return useUi().useZone();
}
