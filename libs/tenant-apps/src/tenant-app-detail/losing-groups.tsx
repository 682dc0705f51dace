import { Alert, Form, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListGroupsQuery } from '../api/groups-api';
import type { ApiGroup } from '../contract';
import { groupsThatLose } from './groups-that-lose';

/** More groups than an app has, as a rule: whoever has more of them is told of these. */
const MOST_GROUPS = 100;

interface LosingGroupsProps {
  appId: string;
  apiGroups: readonly ApiGroup[];
}

/** Which groups of the app lose something by the choice in the form around it, and what; announced when that changes. */
export function LosingGroups({ appId, apiGroups }: LosingGroupsProps) {
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
