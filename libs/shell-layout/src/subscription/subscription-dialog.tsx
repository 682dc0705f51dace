import { FactList } from '@console/ui';
import { Divider, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { isFreeApp } from '../access/edition';
import type { Subscription } from '../contract';
import { Slot } from '../services/slots';

/** Unknown ones are shown by their own name. */
const EDITIONS = ['free', 'pro', 'enterprise'] as const;
const STATUSES = ['active', 'trial', 'past-due', 'cancelled'] as const;

interface SubscriptionDialogProps {
  open: boolean;
  subscription: Subscription | undefined;
  what?: string | undefined;
  onClose: () => void;
}

/** The app's subscription and what a free app lacks. @see spec 4.4 */
export function SubscriptionDialog({ open, subscription, what, onClose }: SubscriptionDialogProps) {
  const { t } = useTranslation('shell');
  const edition = EDITIONS.find((name) => name === subscription?.edition);
  const status = STATUSES.find((name) => name === subscription?.status);
  return (
    <Modal
      open={open && subscription !== undefined}
      title={t('subscription.title')}
      onCancel={onClose}
      onOk={onClose}
      okText={t('subscription.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={{ 'aria-label': t('subscription.close') }}
    >
      {isFreeApp(subscription) && <p>{t('subscription.pro')}</p>}
      {subscription && (
        <FactList
          facts={[
            { label: t('subscription.app'), value: subscription.name },
            { label: t('subscription.appId'), value: subscription.appId },
            {
              label: t('subscription.edition'),
              value: edition ? t(`subscription.editions.${edition}`) : subscription.edition,
            },
            {
              label: t('subscription.status'),
              value: status ? t(`subscription.statuses.${status}`) : subscription.status,
            },
            {
              label: t('subscription.card'),
              value: subscription.addedPrimaryCard
                ? t('subscription.cardAdded')
                : t('subscription.cardMissing'),
            },
          ]}
        />
      )}
      {isFreeApp(subscription) && (
        <>
          <Divider />
          <Slot name="denialFacts" props={{ denial: { kind: 'edition' }, what }} />
        </>
      )}
    </Modal>
  );
}
