import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../access/denial';
import { DenialFacts } from './denial-facts';

interface WhyNotDialogProps {
  /** Opens the dialog while defined. */
  denial: Denial | undefined;
  what?: string | undefined;
  /** The app that lacks it; default: the current app. */
  appId?: string | undefined;
  /** Above the facts. */
  children?: ReactNode;
  onClose: () => void;
}

/** Explains a denial; the focus returns afterwards. */
export function WhyNotDialog({ denial, what, appId, children, onClose }: WhyNotDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      open={denial !== undefined}
      title={t('whyNot.title')}
      onCancel={onClose}
      onOk={onClose}
      okText={t('whyNot.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={{ 'aria-label': t('whyNot.close') }}
      destroyOnHidden
    >
      {children}
      {denial && <DenialFacts denial={denial} appId={appId} what={what} />}
    </Modal>
  );
}
