import { useNow } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { EventChannel } from '../contract';
import { timeLeft } from './time-left';

const EVERY_MS = 1_000;

/** The time until an event starts, or ends. */
export function Countdown({ event: { phase, startsAt, endsAt } }: { event: EventChannel }) {
  const { t } = useTranslation('live');
  const now = useNow(EVERY_MS);
  if (phase === 'ended' || phase === 'canceled') return <>–</>;
  const { days, clock } = timeLeft(Date.parse(phase === 'live' ? endsAt : startsAt) - now);
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(phase === 'live' ? 'event.endsIn' : 'event.startsIn', {
        time: days === 0 ? clock : t('event.days', { count: days, clock }),
      })}
    </span>
  );
}
