import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ObstacleFacts } from '../access/obstacle-facts';
import { fillPath } from '../routes/fill-path';

/** Where an app’s payment methods are. */
const BILLING_PATH = '/apps/:appId/billing';

interface NoCardDialogProps {
  open: boolean;
  appId: string;
  /** What the person wanted, as the screen calls it. */
  what?: string | undefined;
  onClose: () => void;
}

/** What was asked for is for apps with a payment card. @see docs/behaviour.md 4.5 */
export function NoCardDialog({ open, appId, what, onClose }: NoCardDialogProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <Modal
      open={open}
      title={t('noCard.title')}
      onCancel={onClose}
      onOk={() => {
        onClose();
        void navigate(fillPath(BILLING_PATH, { appId }));
      }}
      okText={t('noCard.toBilling')}
      cancelText={t('noCard.close')}
      closable={{ 'aria-label': t('noCard.close') }}
    >
      <p>{t('noCard.message')}</p>
      <ObstacleFacts obstacle={{ kind: 'card' }} what={what} />
    </Modal>
  );
}
