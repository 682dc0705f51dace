import { GuardedButton } from '@console/ui';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDetail } from '../access/current-app';
import { DenialFacts } from '../why-not/denial-facts';
import { paymentPage } from './payment-page';

interface NoCardDialogProps {
  open: boolean;
  appId: string;
  /** What the person wanted, as the screen calls it. */
  what?: string | undefined;
  onClose: () => void;
}

/**
 * What was asked for is for apps with a payment card. It leads to where one can be added; whoever may not go there is told
 * who may. @see spec 4.5
 */
export function NoCardDialog({ open, appId, what, onClose }: NoCardDialogProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { subscription } = useAppDetail(appId);
  const { path, requires } = paymentPage(appId);
  return (
    <Modal
      open={open}
      title={t('noCard.title')}
      onCancel={onClose}
      closable={{ 'aria-label': t('noCard.close') }}
      footer={
        <>
          <Button onClick={onClose}>{t('noCard.close')}</Button>
          <GuardedButton
            type="primary"
            requires={requires}
            onClick={() => {
              onClose();
              void navigate(path);
            }}
          >
            {t('noCard.toBilling')}
          </GuardedButton>
        </>
      }
    >
      <p>{t('noCard.message', { app: subscription?.name ?? appId })}</p>
      <DenialFacts denial={{ kind: 'card' }} appId={appId} what={what} />
    </Modal>
  );
}
