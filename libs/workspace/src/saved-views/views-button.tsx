import DownOutlined from '@ant-design/icons/DownOutlined';
import { CutText, VISUALLY_HIDDEN } from '@console/ui';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface ViewsButtonProps extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** The name of the open view. */
  name?: string | undefined;
  /** The list differs from the open view. */
  changed?: boolean;
  open?: boolean;
}

/** Opens the menu of a list's views; shows the open view. */
export function ViewsButton({ ref, name, changed = false, open = false, ...button }: ViewsButtonProps) {
  const { t } = useTranslation('workspace');
  return (
    <Button ref={ref} aria-haspopup="menu" aria-expanded={open} {...button}>
      {name === undefined ? (
        t('views.title')
      ) : (
        <>
          <span style={VISUALLY_HIDDEN}>{t('views.opened')} </span>
          <CutText text={name} />
        </>
      )}
      {changed && (
        <>
          <span aria-hidden title={t('views.changed')}>
            •
          </span>
          <span style={VISUALLY_HIDDEN}>, {t('views.changed')}</span>
        </>
      )}
      <DownOutlined aria-hidden />
    </Button>
  );
}

/** Button of the menu, whose code loads on use. */
export function ClosedViews({ onUse }: { onUse: () => void }) {
  return <ViewsButton onClick={onUse} />;
}
