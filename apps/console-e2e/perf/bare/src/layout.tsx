import { Flex, Layout as Frame, Menu, Spin } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';

const ROUTES = { tenantApps: '/apps/tenant-apps/normal', users: '/apps/accounts' } as const;

export function Layout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entry = (name: keyof typeof ROUTES) => ({
    key: ROUTES[name],
    label: <Link to={ROUTES[name]}>{t(`${name}.menu`)}</Link>,
  });
  return (
    <Frame style={{ minHeight: '100vh' }}>
      <Frame.Sider width={256}>
        <nav aria-label={t('menu')}>
          <Menu
            mode="inline"
            theme="dark"
            selectedKeys={[pathname]}
            items={[entry('tenantApps'), entry('users')]}
          />
        </nav>
      </Frame.Sider>
      <Frame.Content style={{ padding: 24 }}>
        <Suspense
          fallback={
            <Flex justify="center">
              <Spin />
            </Flex>
          }
        >
          <Outlet />
        </Suspense>
      </Frame.Content>
    </Frame>
  );
}
