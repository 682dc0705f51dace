import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListAuditLogsQuery, useListAuditLogsQuery } from '../api/audit-log-api';
import { AUDIT_LOG_ACCESS } from '../contract';
import { useAuditLogColumns } from './audit-log-columns';
import { useAuditLogFilters } from './use-audit-log-filters';
import { AUDIT_LOG, auditLogArgs } from './audit-log-query';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditLogActions } from './use-audit-log-actions';

/** The route loader's response is not fetched again. */
const FRESH_SECONDS = 1;

export function AuditLogPage() {
  const { t } = useTranslation('operations');
  const { appId, isOfAllApps } = useAuditLogAccess();
  const list = useListQuery(AUDIT_LOG);
  const args = auditLogArgs(appId, list.state);
  // Reloaded on every visit, so that it includes the user's latest actions.
  const entries = useListAuditLogsQuery(args, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const [readList] = useLazyListAuditLogsQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t('auditLog.title')}>
      <ResourceTable
        label={t('auditLog.title')}
        list={list}
        result={entries}
        live
        access={AUDIT_LOG_ACCESS}
        columns={useAuditLogColumns()}
        rowKey={({ id }) => id}
        empty={t('auditLog.empty')}
        tableKey={isOfAllApps ? 'audit-log' : 'app-audit-log'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={useAuditLogActions(list.change)}
        filters={useAuditLogFilters(list.state, list.change)}
      />
      <Outlet />
    </ListPage>
  );
}
