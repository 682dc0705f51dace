import { MAX_PAGE_SIZE, type ArgsOf } from '@console/http/contract';
import { useGetUserDetailQuery } from '@console/shell-layout';
import { platformSearch } from '@console/ui/form';
import { optionsOf, rowsOf, unlessMissing } from '@console/ui/list';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListGroupsQuery } from '../api/groups-api';
import type { listGroups, TenantGroup } from '../contract';
import { missingApiGroup } from '../groups/manage-requirements';
import type { ManagedApp } from '../use-managed-app';

type GroupSelectProps = Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> & {
  app: ManagedApp;
  present?: { id: string; name: string };
};

export function groupChoices(appId: string, q = ''): ArgsOf<typeof listGroups> {
  return { appId, q, sort: 'name', perPage: MAX_PAGE_SIZE, customFields: { appId } };
}

export function GroupSelect({ app, present, ...field }: GroupSelectProps) {
  const { t } = useTranslation('tenantApps');
  const [search, setSearch] = useState('');
  const groups = useListGroupsQuery(groupChoices(app.appId, search));
  const { data: me } = useGetUserDetailQuery({});

  const isLocked = (group: TenantGroup) =>
    unlessMissing(() => missingApiGroup(app, group.apiGroups, me?.group.permission) !== undefined, false);
  const options = optionsOf(rowsOf(groups.data).rows, {
    value: ({ id }) => id,
    label: (group) => (isLocked(group) ? t('members.groupNotHeld', { name: group.name }) : group.name),
    disabled: isLocked,
  });
  const known = options.some(({ value }) => value === present?.id);
  const offered =
    present && !known && search === '' ? [{ value: present.id, label: present.name }, ...options] : options;

  return (
    <Select
      {...field}
      options={offered}
      placeholder={t('members.chooseGroup')}
      loading={groups.isFetching}
      notFoundContent={groups.isFetching ? null : t('members.noGroup')}
      showSearch={platformSearch({ q: search, onSearch: setSearch, isFetching: groups.isFetching })}
    />
  );
}
