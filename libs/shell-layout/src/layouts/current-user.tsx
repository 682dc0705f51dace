import UserOutlined from '@ant-design/icons/UserOutlined';
import { Hint } from '@console/ui';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetProfileQuery } from '../api/session-api';

interface CurrentUserProps {
  /** The avatar only; the name remains accessible. */
  compact?: boolean;
}

/** The current user, linked to their settings. */
export function CurrentUser({ compact = false }: CurrentUserProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { data: user } = useGetProfileQuery();
  if (!user) return null;

  return (
    <Hint
      text={t('menu.account', { email: user.email })}
      placement="right"
      style={{ minWidth: 0, maxWidth: '100%' }}
    >
      <Link
        to="/user/info"
        aria-label={user.email}
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: token.marginXS,
          minWidth: 0,
          color: token.colorText,
        }}
      >
        <UserOutlined />
        {!compact && (
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {user.email}
          </span>
        )}
      </Link>
    </Hint>
  );
}
