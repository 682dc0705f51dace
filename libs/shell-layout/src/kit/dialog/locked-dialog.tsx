import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { WhyNot } from '../../access/why-not';
import type { Obstacle } from '../../guards/obstacle';
import { RouteDialog, type RouteDialogProps } from './route-dialog';

interface LockedDialogProps extends Omit<RouteDialogProps, 'children'> {
  obstacle: Obstacle;
}

/** Stands in place of a form that its address opened for somebody who may not send it, and answers why. */
export function LockedDialog({ obstacle, ...dialog }: LockedDialogProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <RouteDialog {...dialog}>
      <Flex vertical align="start" gap={token.marginXS}>
        {t('dialog.locked')}
        <WhyNot obstacle={obstacle} what={dialog.title} />
      </Flex>
    </RouteDialog>
  );
}
