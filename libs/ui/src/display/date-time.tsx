import { formatDateTime, NO_DATE } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';
import { ageText } from './age-text';
import { useNow } from './use-now';

interface DateTimeProps {
  value: string | null | undefined;
  /** IANA name; lists call `useZone` once for all rows. */
  zone: string;
  /** Shows the age, and the time as a tooltip. */
  relative?: boolean;
}

/** A time in the user's zone with its age as a tooltip; 'N/A' without one. */
export function DateTime({ value, zone, relative = false }: DateTimeProps) {
  const { t } = useTranslation('ui');
  const text = formatDateTime(value, zone);
  return text === NO_DATE || !value ? (
    <>{text}</>
  ) : (
    <time
      className="console-time"
      dateTime={value}
      title={relative ? `${text} (${zone})` : zone}
      onPointerEnter={({ currentTarget }) => {
        if (relative) return;
        // Age at the time of the hover.
        currentTarget.title = `${ageText(value, Date.now(), t)} (${zone})`;
      }}
    >
      {relative ? <Age key={value} value={value} /> : text}
    </time>
  );
}

/** Changes each minute; with another value it mounts again. */
function Age({ value }: { value: string }) {
  const { t } = useTranslation('ui');
  return ageText(value, useNow(60_000), t);
}

/** The user's time zone, otherwise the browser's. */
export function useZone(): string {
  return useUi().useZone();
}
