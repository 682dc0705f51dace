import type { ConsoleError } from '@console/http';
import { FormDialog, FormField } from '@console/ui/form';
import { Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../api/my-account-api';
import { PasskeyName, ProvePasswordDto } from '../contract';
import { USER_INFO_PATH } from '../my-account/my-account-paths';

const NewPasskey = ProvePasswordDto.extend({ name: PasskeyName });

export function AddPasskeyDialog() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  const run = async ({ name, password }: { name: string; password: string }) => {
    const { data: optionsJSON, error } = await begin({ body: { password } });
    if (!optionsJSON) return { error };
    const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
    try {
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject } = response;
      const credential = {
        id,
        rawId,
        type: 'public-key' as const,
        response: { clientDataJSON, attestationObject },
      };
      return await add({ body: { name, credential } });
    } catch (failure) {
      const isKnown =
        failure instanceof WebAuthnError && failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
      return { error: rejection(isKnown ? t('passkeys.known') : t('passkeys.notCreated')) };
    }
  };

  return (
    <FormDialog
      title={t('routes.addPasskey')}
      schema={NewPasskey}
      run={run}
      submitLabel={t('passkeys.add')}
      draftKey="own-account:add-passkey"
      closeTo={USER_INFO_PATH}
    >
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>{t('passkeys.about')}</p>
      <FormField name="name" label={t('passkeys.name')} help={t('passkeys.nameHelp')}>
        <Input autoComplete="off" maxLength={50} />
      </FormField>
      <FormField name="password" label={t('signIn.password')}>
        <Input.Password autoComplete="current-password" />
      </FormField>
    </FormDialog>
  );
}

/** The browser's rejection, reported like one of the platform. */
function rejection(reason: string): ConsoleError {
  return { kind: 'http', status: 409, message: [reason], errors: [], fieldErrors: {} };
}
