import { FailedState, PageHeader } from '@console/ui';
import { useConsole, useGetProfileQuery, returnToOf } from '@console/shell-layout';
import { Button, Card, Flex, Result, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSetUpTwoFactorQuery } from '../api/auth-api';
import { RecoveryCodes } from '../recovery-codes/recovery-codes';
import { Enrolment } from './enrolment';

/**
 * Where a person without two-factor authentication enrols, and nowhere else until then; from here they go on to where they
 * wanted to go. @see spec 4.2
 */
export function TwoFactorSetupPage() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { session } = useConsole();
  const { data: user, refetch } = useGetProfileQuery();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const kept = useRef(false);
  const navigate = useNavigate();
  const wanted = returnToOf(useLocation().state);
  const goOn = (
    <Button
      type="primary"
      onClick={() => {
        kept.current = true;
        void navigate(wanted);
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
            <RecoveryCodes codes={recoveryCodes} isKept={() => kept.current} />
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
    <Enrolment
      {...(data && { secret: data.secret, otpauthUrl: data.otpauthUrl })}
      onEnabled={onEnabled}
      onAlreadyOn={onAlreadyOn}
      onNewKey={() => void refetch()}
    />
  );
}
