import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../access/denial';
import { DenialFacts } from './denial-facts';

export interface DenialExplanationDialogProps {
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
export function DenialExplanationDialog({
  denial,
  what,
  appId,
  children,
  onClose,
}: DenialExplanationDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      open={denial !== undefined}
      title={t('denial.title')}
      onCancel={onClose}
      onOk={onClose}
      okText={t('denial.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={{ 'aria-label': t('denial.close') }}
      destroyOnHidden
    >
      {children}
      {denial && <DenialFacts denial={denial} appId={appId} what={what} />}
    </Modal>
  );
}
