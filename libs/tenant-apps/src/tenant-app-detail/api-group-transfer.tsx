import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { searchable } from '@console/i18n';
import type { FieldSlotProps } from '@console/shell-layout';
import { Button, Checkbox, Flex, theme, Transfer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiGroup } from '../contract';

const ALWAYS_GRANTED = 'management';

const LIST_HEIGHT = 260;

interface ApiGroupTransferProps extends FieldSlotProps<readonly string[]> {
  apiGroups: readonly ApiGroup[];
}

export function ApiGroupTransfer({ apiGroups, value = [], onChange, id }: ApiGroupTransferProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const counted = ({ selectedCount, totalCount }: { selectedCount: number; totalCount: number }) =>
    selectedCount > 0
      ? t('appApiGroups.selected', { count: selectedCount, total: totalCount })
      : t('appApiGroups.count', { count: totalCount });

  return (
    <Transfer
      {...(id !== undefined && { id })}
      dataSource={apiGroups.map((apiGroup) => ({
        ...apiGroup,
        key: apiGroup.apiGroupId,
        disabled: apiGroup.apiGroupId === ALWAYS_GRANTED,
      }))}
      targetKeys={[...value]}
      onChange={(keys) => {
        // In list order, so that moving back and forth is no change.
        onChange?.(apiGroups.map(({ apiGroupId }) => apiGroupId).filter((granted) => keys.includes(granted)));
      }}
      titles={[t('appApiGroups.available'), t('appApiGroups.granted')]}
      actions={[
        <Button key="grant" size="small" icon={<RightOutlined aria-hidden />}>
          {t('appApiGroups.grant')}
        </Button>,
        <Button key="revoke" size="small" icon={<LeftOutlined aria-hidden />}>
          {t('appApiGroups.revoke')}
        </Button>,
      ]}
      showSelectAll={false}
      selectAllLabels={[counted, counted]}
      showSearch={{ placeholder: t('appApiGroups.search') }}
      filterOption={(typed, { apiGroupId, name, description }) =>
        searchable(`${apiGroupId} ${name} ${description}`).includes(searchable(typed))
      }
      style={{ flexWrap: 'wrap', rowGap: token.margin }}
      styles={{ section: { flex: '1 1 220px', width: 'auto', height: 'auto' } }}
    >
      {({ direction, filteredItems, selectedKeys, onItemSelect }) => (
        <Flex
          component="ul"
          vertical
          aria-label={direction === 'left' ? t('appApiGroups.available') : t('appApiGroups.granted')}
          style={{ margin: 0, padding: 0, listStyle: 'none', overflowY: 'auto', height: LIST_HEIGHT }}
        >
          {filteredItems.length === 0 && (
            <li style={{ padding: token.paddingSM, color: token.colorTextDescription }}>
              {t('appApiGroups.nothing')}
            </li>
          )}
          {filteredItems.map(({ apiGroupId, name, description, disabled }) => (
            <li
              key={apiGroupId}
              style={{ padding: `${String(token.paddingXXS)}px ${String(token.paddingSM)}px` }}
            >
              <Checkbox
                checked={selectedKeys.includes(apiGroupId)}
                disabled={disabled}
                onChange={({ target }) => onItemSelect(apiGroupId, target.checked)}
              >
                {name}
                <div style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
                  {disabled ? t('appApiGroups.always') : description}
                </div>
              </Checkbox>
            </li>
          ))}
        </Flex>
      )}
    </Transfer>
  );
}
