import { EmptyState, RouteDialog } from '@console/ui';
import { Flex, Input, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { grantedOperations } from './granted-operations';
import { useUnlockedPages } from './unlocked-pages';
import type { GrantableApiGroup } from './use-grantable-api-groups';
import { GROUP_DIALOG_WIDTH, WithGroup } from './with-group';

const MANY_CALLS = 10;

interface GrantedAccessProps {
  granted: readonly string[];
  apiGroups: readonly GrantableApiGroup[];
}

export function GrantedAccess({ granted, apiGroups }: GrantedAccessProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const [search, setSearch] = useState('');
  const pages = useUnlockedPages()(granted);
  const all = grantedOperations(apiGroups, granted, '');
  const found = grantedOperations(apiGroups, granted, search);
  const many = all.reduce((sum, { operations }) => sum + operations.length, 0) > MANY_CALLS;
  const heading = { margin: 0, fontSize: token.fontSizeLG };
  const list = { margin: 0, paddingInlineStart: token.paddingLG };

  if (granted.length === 0) return <p>{t('groups.preview.nothing')}</p>;
  return (
    <Flex vertical gap={token.margin}>
      <h2 style={heading}>{t('groups.preview.pages')}</h2>
      {pages.length === 0 ? (
        <div>{t('groups.preview.noPages')}</div>
      ) : (
        <ul style={list}>
          {pages.map((page) => (
            <li key={page}>{page}</li>
          ))}
        </ul>
      )}
      <h2 style={heading}>{t('groups.preview.operations')}</h2>
      {many && (
        <Input
          type="search"
          aria-label={t('groups.preview.search')}
          placeholder={t('groups.preview.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 && <EmptyState text={t('groups.preview.noMatch')} />}
      {found.map((apiGroup) => (
        <ApiGroupOperations key={apiGroup.apiGroupId} apiGroup={apiGroup} />
      ))}
    </Flex>
  );
}

function ApiGroupOperations({
  apiGroup: { name, description, operations },
}: {
  apiGroup: GrantableApiGroup;
}) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} style={{ margin: 0 }}>
        {name}
      </h3>
      <div style={{ color: token.colorTextDescription }}>{description}</div>
      {operations.length === 0 ? (
        <div>{t('groups.preview.noOperations')}</div>
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: token.paddingLG, overflowWrap: 'anywhere' }}>
          {operations.map(({ name: call, summary, method, path }) => (
            <li key={call}>
              {/** Operation summaries are English only. */}
              <span lang="en">{summary}</span>{' '}
              <code style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
                {method} {path}
              </code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function PreviewGroupDialog() {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  return (
    <WithGroup title={t('groups.actions.preview')}>
      {(group, apiGroups) => (
        <RouteDialog
          title={t('groups.preview.title', { name: group.name })}
          closeTo={groupListPath(app)}
          width={GROUP_DIALOG_WIDTH}
        >
          <GrantedAccess granted={group.apiGroups} apiGroups={apiGroups} />
        </RouteDialog>
      )}
    </WithGroup>
  );
}
