import { formatDateTime } from '@console/i18n';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ageText } from '../display/age-text';
import { FailureReason } from '../display/failure-reason';
import { useNow } from '../display/use-now';
import { useZone } from '../display/date-time';
import type { Reading } from './reading';

const AGE_PERIOD_MS = 15_000;

/**
 * Shown above loaded data after a failed reload: age, reason and retry. Nothing without a failure or data.
 */
export function StaleNotice(reading: Reading) {
  const { fulfilledTimeStamp, error } = reading;
  if (fulfilledTimeStamp === undefined || !error || !('kind' in error) || error.kind === 'signed-out') {
    return null;
  }
  return <Stale since={fulfilledTimeStamp} error={error} reading={reading} />;
}

interface StaleProps {
  since: number;
  error: Parameters<typeof FailureReason>[0]['error'];
  reading: Reading;
}

function Stale({ since, error, reading: { isFetching, refetch } }: StaleProps) {
  const { t } = useTranslation('ui');
  const zone = useZone();
  const now = useNow(AGE_PERIOD_MS);
  const time = formatDateTime(since, zone);
  return (
    <Alert
      type="warning"
      showIcon
      // Not an alert: its changing age would be announced repeatedly.
      role="group"
      aria-label={t('lastUpdated.staleName')}
      title={t('lastUpdated.stale', { time, age: ageText(since, now, t) })}
      description={<FailureReason error={error} />}
      action={
        <Button
          size="small"
          loading={isFetching}
          onClick={() => {
            refetch();
          }}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
