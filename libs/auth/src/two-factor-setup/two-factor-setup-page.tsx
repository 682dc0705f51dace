import { FailedState, HOME_PATH, PageHeader, SecretOnce, useGetProfileQuery } from '@console/shell-layout';
import { Button, Card, Flex, Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSetUpTwoFactorQuery } from '../api/auth-api';
import { Enrolment } from './enrolment';

/** Where a person without two-factor authentication enrols, and nowhere else until then. @see docs/behaviour.md 4.2 */
export function TwoFactorSetupPage() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const navigate = useNavigate();
  const toHome = (
    <Button
      type="primary"
      onClick={() => {
        void navigate(HOME_PATH);
      }}
    >
      {t('setup.continue')}
    </Button>
  );

  return (
    <div style={{ maxWidth: 640, marginInline: 'auto' }}>
      <PageHeader
        title={t('setup.title')}
        description={recoveryCodes || user?.twoFAEnabled ? undefined : t('setup.why')}
      />
      <Card>
        {recoveryCodes ? (
          <Flex vertical gap={24} align="start">
            <SecretOnce
              label={t('setup.recoveryCodes')}
              warning={t('setup.keepCodes')}
              values={recoveryCodes}
              fileName="recovery-codes.txt"
            />
            {toHome}
          </Flex>
        ) : user?.twoFAEnabled ? (
          <Result status="success" title={t('setup.alreadyOn')} extra={toHome} />
        ) : (
          <SecretAndEnrolment onEnabled={setRecoveryCodes} />
        )}
      </Card>
    </div>
  );
}

function SecretAndEnrolment({ onEnabled }: { onEnabled: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('auth');
  const { data, error, refetch } = useSetUpTwoFactorQuery(undefined, {
    // Asking again makes a new secret, and the one that was scanned would count no more.
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
    <Enrolment {...(data && { secret: data.secret, otpauthUrl: data.otpauthUrl })} onEnabled={onEnabled} />
  );
}
