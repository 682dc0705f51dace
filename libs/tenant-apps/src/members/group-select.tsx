import { MAX_PAGE_SIZE, type ArgsOf } from '@console/http/contract';
import { useGetUserDetailQuery } from '@console/shell-layout';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListGroupsQuery } from '../api/groups-api';
import type { listGroups } from '../contract';
import type { ManagedApp } from '../managed-app/use-managed-app';
import { beyondOwn } from './managing-members';

type GroupSelectProps = Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> & {
  app: ManagedApp;
  /** The group that is chosen already: there it has a name, on whatever page of the groups it is. */
  present?: { id: string; name: string };
};

/** The groups to choose from, as far as they are found by a search; without one, the first of them. */
export function groupChoices(appId: string, q = ''): ArgsOf<typeof listGroups> {
  return { appId, q, sort: 'name', perPage: MAX_PAGE_SIZE, customFields: { appId } };
}

/**
 * One of the app's groups, searched by the platform. In the admin app those that may do more than the person are shown and
 * cannot be chosen: nobody gives more than they hold.
 */
export function GroupSelect({ app, present, ...field }: GroupSelectProps) {
  const { t } = useTranslation('tenantApps');
  const [search, setSearch] = useState('');
  const groups = useListGroupsQuery(groupChoices(app.appId, search));
  const { data: own } = useGetUserDetailQuery({});

  const options = (groups.data?.data ?? []).map(({ id, name, apiGroups }) => {
    const locked = beyondOwn(app, apiGroups, own?.group.permission) !== undefined;
    return { value: id, label: locked ? t('members.groupBeyondOwn', { name }) : name, disabled: locked };
  });
  const known = options.some(({ value }) => value === present?.id);
  const offered =
    present && !known && search === '' ? [{ value: present.id, label: present.name }, ...options] : options;

  return (
    <Select
      {...field}
      options={offered}
      loading={groups.isFetching}
      notFoundContent={groups.isFetching ? null : t('members.noGroup')}
      showSearch={{ filterOption: false, onSearch: setSearch }}
    />
  );
}
