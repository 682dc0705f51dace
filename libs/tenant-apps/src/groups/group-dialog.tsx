import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseGroup } from './use-close-group';

interface GroupDialogProps {
  /** The accessible name. */
  title: string;
  children: ReactNode;
}

/** Something to read about a group, as the screen of a child route. */
export function GroupDialog({ title, children }: GroupDialogProps) {
  const { t } = useTranslation('tenantApps');
  const close = useCloseGroup();
  return (
    <Modal
      open
      title={title}
      width={640}
      onCancel={close}
      closable={{ 'aria-label': t('groups.close') }}
      footer={<Button onClick={close}>{t('groups.close')}</Button>}
    >
      {children}
    </Modal>
  );
}
