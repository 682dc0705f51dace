import { DateTime, DetailCard, FactList, FailedState, LinkButton, StatusTag, useZone } from '@console/ui';
import { TWO_FACTOR_PATH, useGetProfileQuery } from '@console/shell-layout';
import type { ResponseOf } from '@console/http/contract';
import { Alert, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetTwoFactorQuery } from '../api/two-factor-api';
import type { getTwoFactor } from '../contract';
import { RECOVERY_CODES_PATH, TWO_FACTOR_OFF_PATH } from './two-factor-paths';

/** So few codes that new ones are better made now. */
const FEW = 3;

/** The signed-in person's two-factor authentication, and what can be done about it. @see spec 4.2, 7.3 */
export function TwoFactorSection() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  const { isMissing } = useEnrolment();
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

/** What the platform tells of the enrolment; one that goes without the call tells nothing. */
function useEnrolment() {
  const { data: user } = useGetProfileQuery();
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { skip: !user?.twoFAEnabled });
  const failure = error && 'kind' in error ? error : undefined;
  const isMissing = failure?.kind === 'refused' && failure.status === 404;
  return { enrolment: data, failure: isMissing ? undefined : failure, isMissing, refetch };
}

function Enrolled() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { enrolment, failure, isMissing, refetch } = useEnrolment();
  if (enrolment) return <Facts {...enrolment} />;
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
      <span style={{ color: token.colorTextDescription }}>{t('twoFactor.notTold')}</span>
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
          { label: t('twoFactor.state'), value: <StatusTag tone="success" label={t('twoFactor.on')} /> },
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
