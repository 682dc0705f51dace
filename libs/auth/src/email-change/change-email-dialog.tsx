import { FormDialog, FormField } from '@console/ui/form';
import { RouteDialog, useReturnedFocus } from '@console/ui';
import { useGetProfileQuery } from '@console/shell-layout';
import { Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestEmailChangeMutation } from '../api/my-account-api';
import { RequestEmailChangeDto } from '../contract';
import { USER_INFO_PATH } from '../my-account/my-account-paths';

export function ChangeEmailDialog() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { data: user } = useGetProfileQuery();
  const [request] = useRequestEmailChangeMutation();
  const [mailedTo, setMailedTo] = useState<string>();
  // After the second dialog, focus returns to where it was before the first.
  useReturnedFocus();

  if (mailedTo !== undefined) {
    return (
      <RouteDialog title={t('changeEmail.mailed.title')} closeTo={USER_INFO_PATH}>
        <div role="status" style={{ overflowWrap: 'anywhere' }}>
          {t('changeEmail.mailed.what', { email: mailedTo })}
        </div>
      </RouteDialog>
    );
  }
  return (
    <FormDialog
      title={t('routes.changeEmail')}
      schema={RequestEmailChangeDto}
      run={async (body) => {
        const { data, error } = await request({ body });
        return data ? { data: body.email } : { error };
      }}
      onDone={setMailedTo}
      submitLabel={t('changeEmail.submit')}
      draftKey="own-account:change-email"
      closeTo={USER_INFO_PATH}
    >
      <p style={{ marginTop: 0, overflowWrap: 'anywhere', color: token.colorTextDescription }}>
        {t('changeEmail.about', { email: user?.email ?? '' })}
      </p>
      <FormField name="email" label={t('changeEmail.email')}>
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField name="password" label={t('signIn.password')} help={t('changeEmail.passwordHelp')}>
        <Input.Password autoComplete="current-password" />
      </FormField>
    </FormDialog>
  );
}
