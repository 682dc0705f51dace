import type { ConsoleError } from '@console/http';
import { EmptyState, FailedState, RouteDrawer } from '@console/ui';
import { StaleNotice } from '@console/ui/list';
import { RejectedState } from '@console/shell-layout';
import { Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AUDIT_LOG_ACCESS } from '../contract';
import { useGetAuditLogQuery } from '../api/audit-log-api';
import { AuditEntryFacts } from './audit-entry-facts';
import { auditLogPath } from './audit-log-paths';
import { Difference } from './difference';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditTexts } from './use-audit-texts';

const WIDTH = 640;

/** One act beside the log: what it has changed, before and after. */
export function AuditEntryDrawer() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { entryId = '' } = useParams();
  const { appId, isOfAllApps } = useAuditLogAccess();
  const texts = useAuditTexts();
  const result = useGetAuditLogQuery({ id: entryId, appId });
  // On the page of an app an act in another one is none, whatever the address says.
  const isOfPage = isOfAllApps || result.currentData?.appId === appId;
  const entry = isOfPage ? result.currentData : undefined;

  return (
    <RouteDrawer
      title={entry ? texts.action(entry.action) : t('routes.audit_entry')}
      closeTo={auditLogPath(appId)}
      width={WIDTH}
    >
      {entry ? (
        <Flex vertical gap={token.marginLG}>
          <StaleNotice {...result} />
          {entry.result === 'refused' && (
            <p style={{ margin: 0 }}>
              {t('auditLog.nothingChanged', { reason: texts.refusal(entry.status) })}
            </p>
          )}
          {entry.changes.length > 0 && <Difference changes={entry.changes} />}
          <AuditEntryFacts entry={entry} />
        </Flex>
      ) : (
        <NoEntry {...result} />
      )}
    </RouteDrawer>
  );
}

interface NoEntryProps {
  currentData?: object | undefined;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}

function NoEntry({ currentData, error, refetch }: NoEntryProps) {
  const { t } = useTranslation('operations');
  const failure = error && 'kind' in error ? error : undefined;
  const status = failure?.kind === 'refused' ? failure.status : undefined;

  if (currentData || status === 404) return <EmptyState text={t('auditLog.notFound')} />;
  if (status === 403) {
    return <RejectedState access={AUDIT_LOG_ACCESS} what={t('routes.audit_entry')} />;
  }
  if (failure) {
    return (
      <FailedState
        title={t('auditLog.failed')}
        error={failure}
        onRetry={() => {
          refetch();
        }}
      />
    );
  }
  return (
    <div role="status" aria-label={t('auditLog.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 10 }} />
    </div>
  );
}
