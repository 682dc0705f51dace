import { formatDateTime, formatRelative, NO_DATE } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';

interface DateTimeProps {
  value: string | null | undefined;
  /** IANA name; lists call `useZone` once for all rows. */
  zone: string;
}

/** A time in the user's zone with its age as a tooltip; 'N/A' without one. */
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
        // Age at the time of the hover.
        currentTarget.title = `${formatRelative(value, Date.now(), i18n.language)} (${zone})`;
      }}
    >
      {text}
    </time>
  );
}

/** The user's time zone, otherwise the browser's. */
export function useZone(): string {
  return useUi().useZone();
}
