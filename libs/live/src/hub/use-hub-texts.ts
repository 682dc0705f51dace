import { formatAmount } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import type { Delivery, DeliveryState, DistributorState } from '../contract';

const DISTRIBUTOR_TONES = {
  active: 'normal',
  suspended: 'off',
  expired: 'ended',
} as const satisfies Record<DistributorState, string>;

const DELIVERY_TONES = {
  failed: 'critical',
  connecting: 'ended',
  delivering: 'on-air',
  idle: 'off',
  off: 'off',
  suspended: 'off',
} as const satisfies Record<DeliveryState, string>;

export function useHubTexts() {
  const { t, i18n } = useTranslation('live');
  return {
    distributor: (state: DistributorState) => ({
      tone: DISTRIBUTOR_TONES[state],
      label: t(`hub.states.${state}`),
    }),
    delivery: (state: DeliveryState) => ({
      tone: DELIVERY_TONES[state],
      label: t(`hub.deliveryStates.${state}`),
    }),
    kind: (kind: Delivery['kind']) => t(`hub.kinds.${kind}`),
    viewers: (viewers: number) => formatAmount(viewers, 'count', i18n.language),
    bytes: (bytes: number) => formatAmount(bytes, 'bytes', i18n.language),
    /** Why a push fails, or what a slow partner lost. */
    note: ({ problem, droppedSegments: count }: Delivery) =>
      problem ?? (count > 0 ? t('hub.dropped', { count }) : undefined),
  };
}
