import { RouteDrawer } from '@console/ui';
import { StaleNotice } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AUDIT_LOG_ACCESS } from '../contract';
import { useGetAuditLogQuery } from '../api/audit-log-api';
import { RecordState } from '../record-state';
import { AuditEntryFacts } from './audit-entry-facts';
import { auditLogPath } from './audit-log-paths';
import { Difference } from './difference';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditTexts } from './use-audit-texts';

const WIDTH = 640;

export function AuditEntryDrawer() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { entryId = '' } = useParams();
  const { appId, isOfAllApps } = useAuditLogAccess();
  const texts = useAuditTexts();
  const result = useGetAuditLogQuery({ id: entryId, appId });
  // Another app's entry is not shown on this app's page.
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
              {t('auditLog.nothingChanged', { reason: texts.rejection(entry.status) })}
            </p>
          )}
          {entry.changes.length > 0 && <Difference changes={entry.changes} />}
          <AuditEntryFacts entry={entry} />
        </Flex>
      ) : (
        <RecordState
          {...result}
          access={AUDIT_LOG_ACCESS}
          texts={{
            name: t('routes.audit_entry'),
            notFound: t('auditLog.notFound'),
            failed: t('auditLog.failed'),
            loading: t('auditLog.loading'),
          }}
        />
      )}
    </RouteDrawer>
  );
}
