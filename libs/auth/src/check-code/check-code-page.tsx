import { FormField, OperationForm } from '@console/ui/form';
import { PageHeader, usePopUps } from '@console/ui';
import { LOGIN_PATH, useConsole } from '@console/shell-layout';
import { Button, Checkbox, Flex, Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import {
  useGetLoginOptionsQuery,
  useRecoverTwoFactorMutation,
  useVerifyTwoFactorMutation,
} from '../api/auth-api';
import { RecoveryCodeDto, TwoFactorCodeDto } from '../contract';
import { RECOVERY_CODES_PATH, TWO_FACTOR_OFF_PATH } from '../my-account/my-account-paths';
import { PasskeyButton } from '../passkeys/passkey-button';
import { useBeginSession } from '../sign-in/begin-session';
import { SubmittingCodeInput } from '../two-factor/code-fields';

/** Second step of a sign-in: an authentication code, or a recovery code if the device is lost. */
export function CheckCodePage() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { session } = useConsole();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [deviceLost, setDeviceLost] = useState(false);

  const startAgain = () => {
    session.clear();
    void navigate({ pathname: LOGIN_PATH, search });
  };

  return (
    <>
      <PageHeader
        title={t('checkCode.title')}
        description={deviceLost ? t('checkCode.recoveryHint') : t('checkCode.hint')}
      />
      {deviceLost ? <RecoveryForm /> : <CodeForm />}
      {deviceLost && (
        <p style={{ marginBottom: 0, color: token.colorTextDescription }}>{t('checkCode.noCodes')}</p>
      )}
      <Flex vertical align="center" gap={4} style={{ marginTop: 16 }}>
        <PasskeyButton type="link" open={navigate} search={search} />
        <Button type="link" onClick={() => setDeviceLost(!deviceLost)}>
          {deviceLost ? t('checkCode.useCode') : t('checkCode.useRecoveryCode')}
        </Button>
        <Button type="link" onClick={startAgain}>
          {t('checkCode.startAgain')}
        </Button>
      </Flex>
    </>
  );
}

function CodeForm() {
  const { t } = useTranslation('auth');
  const [verify] = useVerifyTwoFactorMutation();
  const { begin } = useBeginSession();
  const days = useGetLoginOptionsQuery().data?.rememberDeviceDays ?? 0;
  const [rememberDevice, setRememberDevice] = useState(false);
  return (
    <OperationForm
      schema={TwoFactorCodeDto}
      run={(body) => verify({ body: { ...body, ...(rememberDevice && { rememberDevice }) } })}
      onDone={begin}
      submitLabel={t('checkCode.submit')}
      wide
    >
      <FormField name="code" label={t('code.label')} rules={{ authenticationCode: t('code.format') }}>
        <SubmittingCodeInput />
      </FormField>
      {days > 0 && (
        <Checkbox
          checked={rememberDevice}
          onChange={({ target }) => setRememberDevice(target.checked)}
          style={{ marginBottom: 16 }}
        >
          {t('checkCode.remember', { count: days })}
        </Checkbox>
      )}
    </OperationForm>
  );
}

function RecoveryForm() {
  const { t } = useTranslation('auth');
  const [recover] = useRecoverTwoFactorMutation();
  const { begin } = useBeginSession();
  const notifyCodesLeft = useNotifyCodesLeft();
  return (
    <OperationForm
      schema={RecoveryCodeDto}
      run={(body) => recover({ body })}
      onDone={async (response) => {
        await begin(response);
        notifyCodesLeft(response.recoveryCodesLeft);
      }}
      submitLabel={t('checkCode.submit')}
      wide
    >
      <FormField name="recoveryCode" label={t('checkCode.recoveryCode')}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} autoFocus />
      </FormField>
    </OperationForm>
  );
}

const KEY = 'recovery-code-used';
const SECONDS = 30;

/**
 * After a sign-in with a recovery code: tells how many are left and links to new codes and another device.
 */
function useNotifyCodesLeft(): (codesLeft: number) => void {
  const { t } = useTranslation('auth');
  const { notification } = usePopUps();
  const navigate = useNavigate();
  const goTo = (path: string) => () => {
    notification.destroy(KEY);
    void navigate(path);
  };

  return (codesLeft) => {
    notification.warning({
      key: KEY,
      title: t('recovered.title'),
      description: codesLeft === 0 ? t('recovered.lastOne') : t('recovered.left', { count: codesLeft }),
      duration: SECONDS,
      role: 'status',
      actions: (
        <Flex gap="small" wrap justify="end">
          <Button size="small" onClick={goTo(RECOVERY_CODES_PATH)}>
            {t('routes.recoveryCodes')}
          </Button>
          {codesLeft > 0 && (
            <Button size="small" type="primary" onClick={goTo(TWO_FACTOR_OFF_PATH)}>
              {t('recovered.otherDevice')}
            </Button>
          )}
        </Flex>
      ),
    });
  };
}
