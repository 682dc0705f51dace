import { useReturnedFocus } from '@console/shell-layout';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseMembers } from './use-close-members';

interface MemberDialogProps {
  /** The accessible name. */
  title: string;
  children: ReactNode;
}

/** Stands in place of a form, as the screen of a child route, and says why there is none. */
export function MemberDialog({ title, children }: MemberDialogProps) {
  const { t } = useTranslation('tenantApps');
  const close = useCloseMembers();
  useReturnedFocus();
  return (
    <Modal
      open
      title={title}
      onCancel={close}
      closable={{ 'aria-label': t('members.close') }}
      footer={<Button onClick={close}>{t('members.close')}</Button>}
    >
      {children}
    </Modal>
  );
}
