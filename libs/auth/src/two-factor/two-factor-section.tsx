import type { ResponseOf } from '@console/http/contract';
import { DateTime, DetailCard, FactList, FailedState, LinkButton, StatusTag, useZone } from '@console/ui';
import { TWO_FACTOR_PATH, useGetProfileQuery } from '@console/shell-layout';
import { Alert, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetTwoFactorQuery } from '../api/my-account-api';
import type { getTwoFactor } from '../contract';
import { RECOVERY_CODES_PATH, TWO_FACTOR_OFF_PATH } from '../my-account/my-account-paths';

/** Warn when this many codes or fewer are left. */
const FEW = 3;

/** @see spec 4.2, 7.3 */
export function TwoFactorSection() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  const { isMissing } = useTwoFactorState();
  return (
    <DetailCard
      title={t('twoFactor.title')}
      actions={
        user?.twoFAEnabled &&
        !isMissing && (
          <Flex gap="small" wrap>
            <LinkButton to={RECOVERY_CODES_PATH}>{t('routes.recoveryCodes')}</LinkButton>
            <LinkButton to={TWO_FACTOR_OFF_PATH}>{t('twoFactor.turnOff')}</LinkButton>
          </Flex>
        )
      }
    >
      {user === undefined ? <Loading /> : user.twoFAEnabled ? <Enrolled /> : <NotEnrolled />}
    </DetailCard>
  );
}

/** A platform may not offer this call. */
function useTwoFactorState() {
  const { data: user } = useGetProfileQuery();
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { skip: !user?.twoFAEnabled });
  const failure = error && 'kind' in error ? error : undefined;
  const isMissing = failure?.kind === 'refused' && failure.status === 404;
  return { enrollment: data, failure: isMissing ? undefined : failure, isMissing, refetch };
}

function Enrolled() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { enrollment, failure, isMissing, refetch } = useTwoFactorState();
  if (enrollment) return <Facts {...enrollment} />;
  if (failure)
    return (
      <FailedState
        title={t('twoFactor.failed')}
        error={failure}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (!isMissing) return <Loading />;
  return (
    <Flex vertical gap={token.marginXS}>
      <StatusTag tone="success" label={t('twoFactor.on')} />
      <span style={{ color: token.colorTextDescription }}>{t('twoFactor.notAvailable')}</span>
    </Flex>
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
          { label: t('twoFactor.status'), value: <StatusTag tone="success" label={t('twoFactor.on')} /> },
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

function Loading() {
  const { t } = useTranslation('auth');
  return (
    <div role="status" aria-label={t('twoFactor.loading')}>
      <Skeleton active title={false} />
    </div>
  );
}
