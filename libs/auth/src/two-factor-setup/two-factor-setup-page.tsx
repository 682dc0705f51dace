import { FailedState, PageHeader } from '@console/ui';
import { useConsole, useGetProfileQuery, returnToOf } from '@console/shell-layout';
import { Button, Card, Flex, Result, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSetUpTwoFactorQuery } from '../api/auth-api';
import { RecoveryCodes } from '../recovery-codes/recovery-codes';
import { Enrollment } from './enrollment';

/** Only for users without two-factor authentication; then continues to `returnTo`. @see spec 4.2 */
export function TwoFactorSetupPage() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { session } = useConsole();
  const { data: user, refetch } = useGetProfileQuery();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const saved = useRef(false);
  const navigate = useNavigate();
  const returnTo = returnToOf(useLocation().state);
  const goOn = (
    <Button
      type="primary"
      onClick={() => {
        saved.current = true;
        void navigate(returnTo);
      }}
    >
      {t('setup.continue')}
    </Button>
  );
  const isOffered = !recoveryCodes && !user?.twoFAEnabled;

  return (
    <div style={{ maxWidth: 640, marginInline: 'auto' }}>
      <PageHeader title={t('setup.title')} description={isOffered ? t('setup.why') : undefined} />
      <Card>
        {recoveryCodes ? (
          <Flex vertical gap={token.marginLG} align="start">
            <RecoveryCodes codes={recoveryCodes} areSaved={() => saved.current} />
            {goOn}
          </Flex>
        ) : user?.twoFAEnabled ? (
          <Result status="success" title={t('setup.alreadyOn')} extra={goOn} />
        ) : (
          <SecretAndEnrolment
            onEnabled={(codes) => {
              session.rememberTwoFactor(true);
              setRecoveryCodes(codes);
            }}
            onAlreadyOn={() => void refetch()}
          />
        )}
      </Card>
      {isOffered && <p style={{ color: token.colorTextDescription }}>{t('setup.again')}</p>}
    </div>
  );
}

interface SecretAndEnrolmentProps {
  onEnabled: (recoveryCodes: string[]) => void;
  onAlreadyOn: () => void;
}

function SecretAndEnrolment({ onEnabled, onAlreadyOn }: SecretAndEnrolmentProps) {
  const { t } = useTranslation('auth');
  const { data, error, refetch } = useSetUpTwoFactorQuery(undefined, {
    // Another request creates a new secret and invalidates the scanned one.
    refetchOnReconnect: false,
  });

  if (error && 'kind' in error) {
    return (
      <FailedState
        title={t('setup.failed')}
        error={error}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  return (
    <Enrollment
      {...(data && { secret: data.secret, otpauthUrl: data.otpauthUrl })}
      onEnabled={onEnabled}
      onAlreadyOn={onAlreadyOn}
      onNewKey={() => void refetch()}
    />
  );
}
