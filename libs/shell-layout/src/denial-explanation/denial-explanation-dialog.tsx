import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../routes/denial';
import { Slot } from '../services/slots';

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
      <Slot name="denialFacts" props={{ denial, appId, what }} />
    </Modal>
  );
}
