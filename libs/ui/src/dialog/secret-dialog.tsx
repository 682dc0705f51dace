import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretOnce } from '../display/secret-once';

interface SecretDialogProps {
  title: string;
  label: string;
  /** Why it must be saved now. */
  warning: string;
  /** Open while there is one. */
  secret: string | undefined;
  /** The downloaded text file. */
  fileName: string;
  onClose: () => void;
  /** A button for what comes next. */
  next?: ReactNode;
  /** Below the secret. */
  children?: ReactNode;
}

/** Shows a secret once. Closes by its buttons only, so that it is not lost by accident. */
export function SecretDialog({ title, secret, onClose, next, children, ...shown }: SecretDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Modal
      open={secret !== undefined}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <>
          <Button type={next === undefined ? 'primary' : 'default'} onClick={onClose}>
            {t('saved')}
          </Button>
          {next}
        </>
      }
    >
      {secret !== undefined && <SecretOnce {...shown} values={[secret]} />}
      {children}
    </Modal>
  );
}
