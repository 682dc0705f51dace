import { ADMIN_APP_ID } from '@console/http';
import type { FieldSlotProps } from '@console/shell-layout';
import { FormField } from '@console/ui/form';
import { Checkbox, Collapse, Flex, Form, Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useManagedApp } from '../use-managed-app';
import { GrantedAccess } from './granted-access';
import { knownApiGroups } from './manage-requirements';
import type { GrantableApiGroup } from './use-grantable-api-groups';

export function GroupFields({ apiGroups }: { apiGroups: readonly GrantableApiGroup[] }) {
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
        help={appId === ADMIN_APP_ID && t('groups.onlyHeld')}
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
              <GrantedAccess
                granted={Array.isArray(chosen) ? chosen.map(String) : []}
                apiGroups={apiGroups}
              />
            ),
          },
        ]}
      />
    </>
  );
}

interface ApiGroupPickerProps extends FieldSlotProps<readonly string[]> {
  label: string;
  apiGroups: readonly GrantableApiGroup[];
}

function ApiGroupPicker({ label, apiGroups, id, value = [], onChange }: ApiGroupPickerProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  return (
    <Flex id={id} role="group" aria-label={label} vertical gap={token.marginXS}>
      {apiGroups.map(({ apiGroupId, name, description, lock }) => (
        <Checkbox
          key={apiGroupId}
          checked={value.includes(apiGroupId)}
          disabled={lock !== undefined}
          onChange={({ target }) => {
            const others = value.filter((one) => one !== apiGroupId);
            onChange?.(knownApiGroups(target.checked ? [...others, apiGroupId] : others));
          }}
        >
          <span style={{ color: token.colorText }}>{name}</span>{' '}
          <span style={{ color: token.colorTextDescription }}>
            {description}
            {lock && <em style={{ display: 'block' }}>{t(`groups.lock.${lock}`)}</em>}
          </span>
        </Checkbox>
      ))}
    </Flex>
  );
}
