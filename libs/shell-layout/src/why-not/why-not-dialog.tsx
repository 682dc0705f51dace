import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../access/denial';
import { DenialFacts } from './denial-facts';

interface WhyNotDialogProps {
  /** What is in the way; the dialog is open while there is something. */
  denial: Denial | undefined;
  /** What the person wanted, as the screen calls it. */
  what?: string | undefined;
  /** The app that goes without it; the one that the user works in by default. */
  appId?: string | undefined;
  /** Stands above the facts. */
  children?: ReactNode;
  onClose: () => void;
}

/** Answers why something is out of reach. The focus goes back to where it came from. */
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
