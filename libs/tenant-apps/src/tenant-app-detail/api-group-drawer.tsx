import { MAX_PAGE_SIZE } from '@console/http/contract';
import { clipText } from '@console/i18n';
import { FactList, QueryState, RouteDrawer } from '@console/ui';
import { Flex, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useFindGroupsQuery, useGetApiGroupQuery } from '../api/groups-api';
import type { ApiGroupDetail } from '../contract';
import { groupMembersPath, previewGroupPath, tenantAppPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';

/** @see spec 7.2 */
export function ApiGroupDrawer() {
  const { t } = useTranslation('tenantApps');
  const { appId = '', apiGroupId = '' } = useParams();
  const result = useGetApiGroupQuery({ id: apiGroupId });
  return (
    <RouteDrawer
      title={clipText(result.currentData?.name ?? t('routes.apiGroup'))}
      closeTo={tenantAppPath({ appId })}
      width={640}
    >
      <QueryState result={result} failed={t('apiGroup.failed')} missing={t('apiGroup.notFound')}>
        {(apiGroup) => <ApiGroupFacts apiGroup={apiGroup} />}
      </QueryState>
    </RouteDrawer>
  );
}

function ApiGroupFacts({ apiGroup }: { apiGroup: ApiGroupDetail }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { apiGroupId, description, adminOnly, operations } = apiGroup;
  return (
    <Flex vertical gap={token.marginLG}>
      <FactList
        facts={[
          { label: t('apiGroup.id'), value: apiGroupId },
          { label: t('apiGroup.description'), value: description },
          { label: t('apiGroup.scope'), value: t(adminOnly ? 'apiGroup.adminOnly' : 'apiGroup.anyApp') },
        ]}
      />
      <GrantingGroups apiGroupId={apiGroupId} />
      <Part title={t('apiGroup.operations')} empty={t('apiGroup.noOperations')}>
        {operations.map(({ name, method, path, summary }) => (
          <li key={name} style={{ marginBottom: token.marginSM }}>
            {clipText(summary)}
            <code style={{ display: 'block', color: token.colorTextDescription, overflowWrap: 'anywhere' }}>
              {clipText(`${method} ${path}`)}
            </code>
          </li>
        ))}
      </Part>
    </Flex>
  );
}

function GrantingGroups({ apiGroupId }: { apiGroupId: string }) {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const result = useFindGroupsQuery({
    customFields: { appId: app.appId },
    sort: 'name',
    perPage: MAX_PAGE_SIZE,
  });
  return (
    <QueryState result={result} failed={t('apiGroup.groupsFailed')}>
      {({ data: groups }) => (
        <Part title={t('apiGroup.grantedBy')} empty={t('apiGroup.noGroups')}>
          {groups
            .filter(({ apiGroups }) => apiGroups.includes(apiGroupId))
            .map((group) => (
              <li key={group.id}>
                <Link to={previewGroupPath(app, group)}>{clipText(group.name)}</Link>
                {' · '}
                <Link to={groupMembersPath(app, group)}>
                  {t('apiGroup.members', { count: group.members })}
                </Link>
              </li>
            ))}
        </Part>
      )}
    </QueryState>
  );
}

interface PartProps {
  title: string;
  empty: string;
  children: ReactNode[];
}

function Part({ title, empty, children }: PartProps) {
  const { token } = theme.useToken();
  const titleId = useId();
  return (
    <section>
      <h3 id={titleId} style={{ margin: `0 0 ${String(token.marginXS)}px`, fontSize: token.fontSizeLG }}>
        {title}
      </h3>
      {children.length === 0 ? (
        empty
      ) : (
        <ul aria-labelledby={titleId} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {children}
        </ul>
      )}
    </section>
  );
}
