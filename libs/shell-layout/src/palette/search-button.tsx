import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Hint } from '@console/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { controlKey, Keys } from './keys';
import { usePalette } from './palette-context';

interface SearchButtonProps {
  /** The icon only. */
  compact?: boolean;
  placement?: 'right' | 'bottom';
}

/** Opens the command palette. */
export function SearchButton({ compact = false, placement = 'bottom' }: SearchButtonProps) {
  const { t } = useTranslation('shell');
  const palette = usePalette();
  if (!palette) return null;
  const shortcut = `${controlKey()} K`;

  return compact ? (
    <Hint text={`${t('palette.open')} (${shortcut})`} placement={placement}>
      <Button
        type="text"
        aria-label={t('palette.open')}
        aria-haspopup="dialog"
        icon={<SearchOutlined />}
        onClick={() => palette.open('palette')}
      />
    </Hint>
  ) : (
    <Button
      block
      aria-label={t('palette.open')}
      aria-haspopup="dialog"
      icon={<SearchOutlined />}
      onClick={() => palette.open('palette')}
      style={{ paddingInline: 8, minWidth: 0 }}
      styles={{ content: { display: 'flex', flex: 1, alignItems: 'center', gap: 4, minWidth: 0 } }}
    >
      <span style={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' }}>
        {t('palette.open')}
      </span>
      <Keys keys={[shortcut]} />
    </Button>
  );
}
