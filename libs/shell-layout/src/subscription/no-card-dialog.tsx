import { GuardedButton } from '@console/ui';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDetail } from '../access/current-app';
import { Slot } from '../services/slots';
import { paymentPage } from './payment-page';

interface NoCardDialogProps {
  open: boolean;
  appId: string;
  what?: string | undefined;
  onClose: () => void;
}

/**
 * Explains that a feature needs a payment card and links to the payment page; users without access see who
 * can add one. @see spec 4.5
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
      <Slot name="denialFacts" props={{ denial: { kind: 'card' }, appId, what }} />
    </Modal>
  );
}
