import MailOutlined from '@ant-design/icons/MailOutlined';
import { GuardedButton } from '@console/ui';
import { AddButton, useOpenPath } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { CREATE_USER_PATH, INVITE_USERS_PATH } from './user-paths';
import { CHANGE_ACCOUNTS } from './user-requirements';

export function UserListActions() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  const openPath = useOpenPath();
  return (
    <Flex gap={token.marginXS} wrap>
      <GuardedButton
        icon={<MailOutlined aria-hidden />}
        requires={CHANGE_ACCOUNTS}
        onClick={() => openPath(INVITE_USERS_PATH)}
      >
        {t('invite.title')}
      </GuardedButton>
      <AddButton requires={CHANGE_ACCOUNTS} to={CREATE_USER_PATH}>
        {t('create.title')}
      </AddButton>
    </Flex>
  );
}
