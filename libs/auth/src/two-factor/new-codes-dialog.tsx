import { useCloseTo } from '@console/ui';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from '../recovery-codes/recovery-codes';
import { USER_INFO_PATH } from '../own-account/own-account-paths';

/** Shows new recovery codes until the person says that they are kept: what is closed in passing is lost. */
export function NewCodesDialog({ codes }: { codes: string[] }) {
  const { t } = useTranslation('auth');
  const close = useCloseTo(USER_INFO_PATH);
  const kept = useRef(false);
  return (
    <Modal
      open
      title={t('recoveryCodes.doneTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button
          type="primary"
          onClick={() => {
            kept.current = true;
            close();
          }}
        >
          {t('recoveryCodes.kept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} isKept={() => kept.current} />
    </Modal>
  );
}
