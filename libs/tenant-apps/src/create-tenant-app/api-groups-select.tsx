import { MAX_PAGE_SIZE } from '@console/http/contract';
import { searchable } from '@console/i18n';
import { Select } from 'antd';
import { useListAppApiGroupsQuery } from '../api/api-groups-api';
import { TENANT_API_GROUP_IDS } from '../contract';

interface ApiGroupsSelectProps {
  /** Handed in by the field of the form. */
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Chooses among the API groups that a tenant app may have, by name or ID; `management` belongs to every app. */
export function ApiGroupsSelect(field: ApiGroupsSelectProps) {
  const { data, isFetching } = useListAppApiGroupsQuery({ perPage: MAX_PAGE_SIZE });
  const names = new Map(data?.data.map(({ apiGroupId, name }) => [apiGroupId, name]));
  return (
    <Select
      {...field}
      mode="multiple"
      loading={isFetching}
      options={TENANT_API_GROUP_IDS.map((apiGroupId) => ({
        value: apiGroupId,
        label: names.get(apiGroupId) ?? apiGroupId,
        disabled: apiGroupId === 'management',
      }))}
      showSearch={{
        filterOption: (typed, option) =>
          searchable(`${option?.label ?? ''} ${option?.value ?? ''}`).includes(searchable(typed)),
      }}
    />
  );
}
