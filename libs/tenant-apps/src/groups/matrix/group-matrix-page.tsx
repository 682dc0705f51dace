import { MAX_PAGE_SIZE } from '@console/http/contract';
import { DraftNote, LeaveGuard } from '@console/ui/form';
import { EmptyState, FailedState, GuardedButton } from '@console/ui';
import { useRetainedFocus } from '@console/ui/list';
import { useActionDenial, useKeepFrom, useLinkFrom, DenialExplanationButton } from '@console/shell-layout';
import { Alert, Button, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListGroupsQuery } from '../../api/groups-api';
import type { TenantGroup } from '../../contract';
import { appApiGroupsPath, groupListPath } from '../../tenant-app-paths';
import { useManagedApp } from '../../use-managed-app';
import { toManage } from '../manage-requirements';
import { useGrantableApiGroups, type GrantableApiGroup } from '../use-grantable-api-groups';
import { GrantGrid } from './grant-grid';
import { GrantResults } from './grant-results';
import { useGrants } from './use-grants';

/** @see spec 7.6 */
export function GroupMatrixPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const app = useManagedApp();
  const keepFrom = useKeepFrom();
  const groups = useListGroupsQuery({
    appId: app.appId,
    customFields: { appId: app.appId },
    sort: 'name',
    perPage: MAX_PAGE_SIZE,
  });
  const apiGroups = useGrantableApiGroups(app);
  const page = groups.currentData;
  const failure = [page ? undefined : groups.error, apiGroups.error].find(
    (error) => error !== undefined && 'kind' in error,
  );

  return (
    <Flex vertical gap={token.margin}>
      <h2 style={{ margin: 0, fontSize: token.fontSizeHeading4 }}>{t('groups.matrix.title')}</h2>
      <Link to={keepFrom(groupListPath(app))}>{t('groups.matrix.toList')}</Link>
      {page && apiGroups.currentData ? (
        <>
          {page.total > page.data.length && (
            <Alert
              type="info"
              showIcon
              title={t('groups.matrix.notAll', { shown: page.data.length, total: page.total })}
            />
          )}
          {page.data.length === 0 ? (
            <EmptyState text={t('groups.empty')} />
          ) : (
            <GroupMatrix key={app.appId} groups={page.data} apiGroups={apiGroups.currentData} />
          )}
        </>
      ) : failure ? (
        <FailedState
          title={t('groups.failed')}
          error={failure}
          onRetry={() => {
            if (groups.error) void groups.refetch();
            apiGroups.refetch();
          }}
        />
      ) : (
        <Skeleton active title={false} />
      )}
    </Flex>
  );
}

interface GroupMatrixProps {
  groups: readonly TenantGroup[];
  apiGroups: readonly GrantableApiGroup[];
}

function GroupMatrix({ groups, apiGroups }: GroupMatrixProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const app = useManagedApp();
  const linkFrom = useLinkFrom();
  const grants = useGrants(app.appId, groups);
  const focus = useRetainedFocus();
  const denial = useActionDenial(toManage(app));
  const { changed, restoredAt, isSaving } = grants;

  return (
    <Flex vertical gap={token.margin} {...focus.areaProps} style={{ outline: 'none' }}>
      <div style={{ color: token.colorTextDescription }}>{t('groups.matrix.about')}</div>
      {apiGroups.some(({ lock }) => lock === 'notOfApp') && (
        <Link to={linkFrom(appApiGroupsPath(app.appId))}>{t('groups.matrix.changeApp')}</Link>
      )}
      {denial && (
        <Alert
          type="info"
          showIcon
          title={t('groups.matrix.readOnly')}
          action={<DenialExplanationButton denial={denial} what={t('groups.matrix.title')} />}
        />
      )}
      {restoredAt !== undefined && <DraftNote at={restoredAt} onDiscard={grants.discard} />}
      <GrantGrid
        groups={groups}
        apiGroups={apiGroups}
        grants={grants}
        locked={denial !== undefined || app.archived || isSaving}
      />
      <GrantResults groups={groups} grants={grants} />
      {changed.length > 0 && (
        <Flex
          gap={token.marginXS}
          wrap
          align="center"
          style={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            padding: `${String(token.paddingSM)}px 0`,
            background: token.colorBgLayout,
          }}
        >
          <GuardedButton
            type="primary"
            requires={toManage(app)}
            loading={isSaving}
            onClick={() => void grants.save()}
          >
            {t('groups.save')}
          </GuardedButton>
          <Button disabled={isSaving} onClick={grants.discard}>
            {t('groups.matrix.discard')}
          </Button>
          <span role="status">{t('groups.matrix.unsaved', { count: changed.length })}</span>
        </Flex>
      )}
      <LeaveGuard unsaved={grants.isUnsaved} />
    </Flex>
  );
}
