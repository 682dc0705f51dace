import { FormField, OperationForm } from '@console/ui/form';
import { PageHeader } from '@console/ui';
import { LOGIN_PATH, useConsole } from '@console/shell-layout';
import { Button, Flex, Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useRecoverTwoFactorMutation, useVerifyTwoFactorMutation } from '../api/auth-api';
import { RecoveryCodeDto, TwoFactorCodeDto } from '../contract';
import { useBeginSession } from '../sign-in/use-begin-session';
import { CodeInput } from './code-input';
import { useTellCodesLeft } from './use-tell-codes-left';

/** The second step of a sign-in: a code of the authenticator, or a recovery code where the device is lost. */
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
        <Button
          type="link"
          onClick={() => {
            setDeviceLost(!deviceLost);
          }}
        >
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
  return (
    <OperationForm
      schema={TwoFactorCodeDto}
      run={(body) => verify({ body })}
      onDone={begin}
      submitLabel={t('checkCode.submit')}
      wide
    >
      <FormField name="code" label={t('code.label')} rules={{ authenticationCode: t('code.format') }}>
        <CodeInput />
      </FormField>
    </OperationForm>
  );
}

function RecoveryForm() {
  const { t } = useTranslation('auth');
  const [recover] = useRecoverTwoFactorMutation();
  const { begin } = useBeginSession();
  const tellCodesLeft = useTellCodesLeft();
  return (
    <OperationForm
      schema={RecoveryCodeDto}
      run={(body) => recover({ body })}
      onDone={async (answer) => {
        await begin(answer);
        tellCodesLeft(answer.recoveryCodesLeft);
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
