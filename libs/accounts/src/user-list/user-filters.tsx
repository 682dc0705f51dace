import { FilterSelect, type ListState } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useListAdminGroupsQuery } from '../api/users-api';
import { LAST_SIGN_INS, USER_STATUSES } from '../contract';
import { RIGHTS, TWO_FACTOR, type USER_LIST } from './user-list-query';

type State = ListState<typeof USER_LIST>;

interface UserFiltersProps {
  state: State;
  onChange: (changed: Partial<State>) => void;
}

/** What the list of users is narrowed by, beside its search. */
export function UserFilters({ state, onChange }: UserFiltersProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <FilterSelect
        label={t('users.columns.status')}
        all={t('users.all.statuses')}
        value={state.status}
        options={USER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      <FilterSelect
        label={t('users.columns.twoFactor')}
        all={t('users.all.twoFactor')}
        value={state.twoFactor}
        options={TWO_FACTOR.map((word) => ({ value: word, label: t(`users.withTwoFactor.${word}`) }))}
        onChange={(twoFactor) => {
          onChange({ twoFactor });
        }}
      />
      <FilterSelect
        label={t('users.columns.lastSignInAt')}
        all={t('users.all.lastSignIns')}
        value={state.lastSignIn}
        options={LAST_SIGN_INS.map((word) => ({ value: word, label: t(`users.lastSignIn.${word}`) }))}
        onChange={(lastSignIn) => {
          onChange({ lastSignIn });
        }}
      />
      <FilterSelect<string>
        label={t('users.columns.group')}
        all={t('users.all.groups')}
        value={state.group}
        options={useGroupOptions(state.group)}
        onChange={(group) => {
          onChange({ group });
        }}
      />
      <FilterSelect
        label={t('users.columns.rights')}
        all={t('users.all.rights')}
        value={state.rights}
        options={RIGHTS.map((word) => ({ value: word, label: t(`rights.${word}`) }))}
        onChange={(rights) => {
          onChange({ rights });
        }}
      />
    </>
  );
}

/** The groups that there are. One that the address names stays chosen before they are there, and when it is gone. */
function useGroupOptions(chosen: string): { value: string; label: string }[] {
  const { t } = useTranslation('accounts');
  const { data: groups } = useListAdminGroupsQuery();
  const options = (groups?.data ?? []).map(({ name, users }) => ({
    value: name,
    label: t('users.groupWithUsers', { name, users }),
  }));
  const known = chosen === '' || options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: chosen }];
}
