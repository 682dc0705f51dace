import MailOutlined from '@ant-design/icons/MailOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton } from '@console/ui';
import { useKeepQuery } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CREATE_USER_PATH, INVITE_USERS_PATH } from './user-paths';
import { CHANGE_ACCOUNTS } from './user-requirements';

export function UserListActions() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  return (
    <Flex gap={token.marginXS} wrap>
      <GuardedButton
        icon={<MailOutlined aria-hidden />}
        requires={CHANGE_ACCOUNTS}
        onClick={() => void navigate(keepQuery(INVITE_USERS_PATH))}
      >
        {t('invite.title')}
      </GuardedButton>
      <GuardedButton
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        requires={CHANGE_ACCOUNTS}
        onClick={() => void navigate(keepQuery(CREATE_USER_PATH))}
      >
        {t('create.title')}
      </GuardedButton>
    </Flex>
  );
}
