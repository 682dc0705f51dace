import { BackLink, EmptyState, HOME_PATH, PageHeader, WhyNot } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** Stands in place of an account for somebody whom the platform refuses: what it takes, and who can help. */
export function RefusedUser() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={HOME_PATH} />
      </div>
      <PageHeader title={t('routes.user')} />
      <EmptyState
        text={t('user.refused')}
        action={
          <WhyNot obstacle={{ kind: 'permission', anyOf: ['admin-user'] }} what={t('user.refusedWhat')} />
        }
      />
    </>
  );
}
