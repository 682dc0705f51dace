import { hasStatus } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { DateTime, DetailCard, FactList, LinkButton, QueryState, StatusTag, useZone } from '@console/ui';
import { TWO_FACTOR_PATH, useGetProfileQuery } from '@console/shell-layout';
import { Alert, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetTwoFactorQuery } from '../api/my-account-api';
import type { getTwoFactor } from '../contract';
import { RECOVERY_CODES_PATH, TWO_FACTOR_OFF_PATH } from '../my-account/my-account-paths';

const FEW = 3;

/** @see spec 4.2, 7.3 */
export function TwoFactorSection() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  const { error } = useTwoFactorState();
  return (
    <DetailCard
      title={t('twoFactor.title')}
      actions={
        user?.twoFAEnabled &&
        !hasStatus(error, 404) && (
          <Flex gap="small" wrap>
            <LinkButton to={RECOVERY_CODES_PATH}>{t('routes.recoveryCodes')}</LinkButton>
            <LinkButton to={TWO_FACTOR_OFF_PATH}>{t('twoFactor.turnOff')}</LinkButton>
          </Flex>
        )
      }
    >
      {user === undefined ? (
        <Skeleton active title={false} />
      ) : user.twoFAEnabled ? (
        <Enrolled />
      ) : (
        <NotEnrolled />
      )}
    </DetailCard>
  );
}

function useTwoFactorState() {
  const { data: user } = useGetProfileQuery();
  return useGetTwoFactorQuery(undefined, { skip: !user?.twoFAEnabled });
}

function Enrolled() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const result = useTwoFactorState();
  if (hasStatus(result.error, 404)) {
    return (
      <Flex vertical gap={token.marginXS}>
        <StatusTag tone="normal" label={t('twoFactor.on')} />
        <span style={{ color: token.colorTextDescription }}>{t('twoFactor.notAvailable')}</span>
      </Flex>
    );
  }
  return (
    <QueryState result={result} failed={t('twoFactor.failed')}>
      {(enrollment) => <Facts {...enrollment} />}
    </QueryState>
  );
}

function Facts({ enabledAt, recoveryCodesLeft }: ResponseOf<typeof getTwoFactor>) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const zone = useZone();
  return (
    <Flex vertical gap={token.margin}>
      {recoveryCodesLeft <= FEW && (
        <Alert
          type="warning"
          showIcon
          title={
            recoveryCodesLeft === 0
              ? t('twoFactor.noneLeft')
              : t('twoFactor.fewLeft', { count: recoveryCodesLeft })
          }
        />
      )}
      <FactList
        facts={[
          { label: t('twoFactor.status'), value: <StatusTag tone="normal" label={t('twoFactor.on')} /> },
          { label: t('twoFactor.since'), value: <DateTime value={enabledAt} zone={zone} /> },
          { label: t('setup.recoveryCodes'), value: t('twoFactor.codesLeft', { count: recoveryCodesLeft }) },
        ]}
      />
    </Flex>
  );
}

function NotEnrolled() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  return (
    <Flex vertical align="start" gap={token.margin}>
      <StatusTag tone="warning" label={t('twoFactor.off')} />
      {t('setup.why')}
      <LinkButton type="primary" to={TWO_FACTOR_PATH}>
        {t('twoFactor.setUp')}
      </LinkButton>
    </Flex>
  );
}
