import SearchOutlined from '@ant-design/icons/SearchOutlined';
import type { LayoutParts } from '@console/shell-layout';
import { Hint } from '@console/ui';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { controlKey, Keys } from './keys';
import { usePalette } from './palette-context';

/** Opens the command palette. */
export function SearchButton({
  form = 'block',
  placement = 'bottom',
}: ComponentProps<LayoutParts['SearchButton']>) {
  const { t } = useTranslation('workspace');
  const palette = usePalette();
  if (!palette) return null;
  const shortcut = `${controlKey()} K`;

  return form === 'icon' ? (
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
      block={form === 'block'}
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
