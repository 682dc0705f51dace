import { Alert, Form, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListGroupsQuery } from '../api/groups-api';
import type { ApiGroup, TenantGroup } from '../contract';

/** More groups than an app usually has; only these are checked. */
const MOST_GROUPS = 100;

export function LosingGroups({ appId, apiGroups }: { appId: string; apiGroups: readonly ApiGroup[] }) {
  const { t, i18n } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { currentData, isError } = useListGroupsQuery({
    appId,
    customFields: { appId },
    perPage: MOST_GROUPS,
  });
  const granted = Form.useWatch<readonly string[] | undefined>('apiGroups');
  const losing = granted ? groupsThatLose(currentData?.data ?? [], granted) : [];
  const names = new Map(apiGroups.map(({ apiGroupId, name }) => [apiGroupId, name]));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });

  return (
    <div role="status">
      {isError && <Alert type="info" showIcon title={t('appApiGroups.losingUnknown')} />}
      {losing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: token.margin }}
          title={t('appApiGroups.losing')}
          description={
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {losing.map(({ id, name, loses }) => (
                <li key={id} style={{ overflowWrap: 'anywhere' }}>
                  {t('appApiGroups.loses', {
                    group: name,
                    apiGroups: list.format(loses.map((apiGroup) => names.get(apiGroup) ?? apiGroup)),
                  })}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

interface LosingGroup {
  id: string;
  name: string;
  loses: string[];
}

function groupsThatLose(
  groups: readonly Pick<TenantGroup, 'id' | 'name' | 'apiGroups'>[],
  granted: readonly string[],
): LosingGroup[] {
  return groups.flatMap(({ id, name, apiGroups }) => {
    const loses = apiGroups.filter((apiGroup) => !granted.includes(apiGroup));
    return loses.length > 0 ? [{ id, name, loses }] : [];
  });
}
