import { WhyNot, type Obstacle } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { MemberDialog } from './member-dialog';

interface LockedMemberDialogProps {
  /** The act that is in question; the accessible name. */
  title: string;
  obstacle: Obstacle;
}

/** Stands in place of a form that its address opened for somebody who may not send it. */
export function LockedMemberDialog({ title, obstacle }: LockedMemberDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  return (
    <MemberDialog title={title}>
      <Flex vertical align="start" gap={token.marginXS}>
        {t('members.locked')}
        <WhyNot obstacle={obstacle} what={title} />
      </Flex>
    </MemberDialog>
  );
}
