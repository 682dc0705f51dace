import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { Button, Checkbox, Flex, Modal, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { focusFirstField } from '../dialog/focus-first-field';
import type { ColumnSettings } from '../provider/ui-provider';
import { arrangeColumns, movedKeys } from './column-settings';

interface ColumnSettingsDialogProps {
  open: boolean;
  onClose: () => void;
  columns: readonly { key: string; title: string }[];
  settings: ColumnSettings;
  /** Null resets. */
  onChange: (settings: ColumnSettings | null) => void;
}

const MOVES = [
  { way: 'up', by: -1, icon: <ArrowUpOutlined /> },
  { way: 'down', by: 1, icon: <ArrowDownOutlined /> },
] as const;

/** Shows, hides and orders the columns of a table, immediately. */
export function ColumnSettingsDialog(props: ColumnSettingsDialogProps) {
  const { open, onClose, columns, settings, onChange } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const arranged = arrangeColumns(columns, settings);
  const order = arranged.map(({ column }) => column.key);
  const hidden = arranged.filter(({ shown }) => !shown).map(({ column }) => column.key);

  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={t('columns.title')}
      width={420}
      footer={<Button onClick={() => onChange(null)}>{t('columns.reset')}</Button>}
      destroyOnHidden
      afterOpenChange={focusFirstField}
    >
      <ul aria-label={t('columns.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {arranged.map(({ column: { key, title }, shown }, index) => (
          <li key={key}>
            <Flex align="center" justify="space-between">
              <Checkbox
                checked={shown}
                disabled={key === columns[0]?.key}
                onChange={({ target }) => {
                  onChange({
                    order,
                    hidden: target.checked ? hidden.filter((one) => one !== key) : [...hidden, key],
                  });
                }}
              >
                {title}
              </Checkbox>
              <span>
                {MOVES.map(({ way, by, icon }) => {
                  const atEnd = index + by < 0 || index + by >= arranged.length;
                  return (
                    <Button
                      key={way}
                      type="text"
                      aria-label={t(`columns.${way}`, { title })}
                      icon={icon}
                      // Not disabled, which would lose the focus at the end.
                      aria-disabled={atEnd}
                      {...(atEnd && { style: { color: token.colorTextDisabled, cursor: 'not-allowed' } })}
                      onClick={() => {
                        if (!atEnd) onChange({ order: movedKeys(order, key, by), hidden });
                      }}
                    />
                  );
                })}
              </span>
            </Flex>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
