import { WhyNot, type Obstacle } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { GroupDialog } from './group-dialog';

interface LockedDialogProps {
  /** The act that is in question; the accessible name. */
  title: string;
  obstacle: Obstacle;
}

/** Stands in place of a form that its address opened for somebody who may not send it. */
export function LockedDialog({ title, obstacle }: LockedDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  return (
    <GroupDialog title={title}>
      <Flex vertical align="start" gap={token.marginXS}>
        {t('groups.lockedForm')}
        <WhyNot obstacle={obstacle} what={title} />
      </Flex>
    </GroupDialog>
  );
}
