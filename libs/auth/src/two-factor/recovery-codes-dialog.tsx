import { FormDialog } from '@console/ui/form';
import { useCloseTo, useReturnedFocus } from '@console/ui';
import { Button, Modal, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenewRecoveryCodesMutation } from '../api/my-account-api';
import { SecondFactorDto } from '../contract';
import { USER_INFO_PATH } from '../my-account/my-account-paths';
import { RecoveryCodes } from '../recovery-codes/recovery-codes';
import { SecondFactorField } from './code-fields';

export function RecoveryCodesDialog() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const [renew, { reset }] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  useReturnedFocus();

  if (codes) return <NewCodesDialog codes={codes} />;
  return (
    <FormDialog
      title={t('routes.recoveryCodes')}
      schema={SecondFactorDto}
      run={(body) => renew({ body })}
      onDone={({ recoveryCodes }) => {
        // Keep the codes out of the store.
        reset();
        setCodes(recoveryCodes);
      }}
      submitLabel={t('recoveryCodes.make')}
      draftKey="own-account:recovery-codes"
      closeTo={USER_INFO_PATH}
    >
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>{t('recoveryCodes.about')}</p>
      <SecondFactorField />
    </FormDialog>
  );
}

/** Stays open until the user has saved the codes. */
export function NewCodesDialog({ codes }: { codes: string[] }) {
  const { t } = useTranslation('auth');
  const close = useCloseTo(USER_INFO_PATH);
  const saved = useRef(false);
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
            saved.current = true;
            close();
          }}
        >
          {t('recoveryCodes.saved')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} areSaved={() => saved.current} />
    </Modal>
  );
}
