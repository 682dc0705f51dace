import { FormDialog } from '@console/ui/form';
import { useReturnedFocus } from '@console/ui';
import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenewRecoveryCodesMutation } from '../api/two-factor-api';
import { SecondFactorDto } from '../contract';
import { NewCodesDialog } from './new-codes-dialog';
import { SecondFactorField } from './second-factor-field';
import { USER_INFO_PATH } from '../own-account/own-account-paths';

/** Makes new recovery codes in place of all that there are, and shows them this once. */
export function RecoveryCodesDialog() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const [renew, { reset }] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  // From the second dialog the focus goes back to what had it before the first.
  useReturnedFocus();

  if (codes) return <NewCodesDialog codes={codes} />;
  return (
    <FormDialog
      title={t('routes.recoveryCodes')}
      schema={SecondFactorDto}
      run={(body) => renew({ body })}
      onDone={({ recoveryCodes }) => {
        // The codes stand on this screen alone, not in the store.
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
