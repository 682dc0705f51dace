import { Checkbox, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { knownApiGroups } from './managing-groups';
import type { GrantableApiGroup } from './use-grantable-api-groups';

interface ApiGroupPickerProps {
  /** The accessible name. */
  label: string;
  apiGroups: readonly GrantableApiGroup[];
  /** Handed in by the field of the form. */
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

/** The API groups to choose from, each with what it is about; one that cannot be given says why. */
export function ApiGroupPicker({ label, apiGroups, id, value = [], onChange }: ApiGroupPickerProps) {
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
