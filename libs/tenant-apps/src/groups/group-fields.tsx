import { ADMIN_APP_ID } from '@console/http';
import { FormField } from '@console/shell-layout';
import { Collapse, Form, Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useManagedApp } from '../managed-app/use-managed-app';
import { ApiGroupPicker } from './api-group-picker';
import { MemberRights } from './member-rights';
import type { GrantableApiGroup } from './use-grantable-api-groups';

interface GroupFieldsProps {
  apiGroups: readonly GrantableApiGroup[];
}

/** The fields of a group, new or not, and what its members may do as it is chosen. */
export function GroupFields({ apiGroups }: GroupFieldsProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { appId } = useManagedApp();
  const chosen: unknown = Form.useWatch('apiGroups', Form.useFormInstance());
  const namesOf = (ids: unknown) =>
    apiGroups
      .filter(({ apiGroupId }) => Array.isArray(ids) && ids.includes(apiGroupId))
      .map(({ name }) => name)
      .join(', ');
  return (
    <>
      <FormField name="name" label={t('groups.name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="description" label={t('groups.description')}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </FormField>
      <FormField
        name="apiGroups"
        label={t('groups.apiGroups')}
        valueText={namesOf}
        help={appId === ADMIN_APP_ID && t('groups.noMoreThanOwn')}
      >
        <ApiGroupPicker label={t('groups.apiGroups')} apiGroups={apiGroups} />
      </FormField>
      <Collapse
        size="small"
        style={{ marginBottom: token.marginLG }}
        items={[
          {
            key: 'rights',
            label: t('groups.preview.inForm'),
            children: (
              <MemberRights granted={Array.isArray(chosen) ? chosen.map(String) : []} apiGroups={apiGroups} />
            ),
          },
        ]}
      />
    </>
  );
}
