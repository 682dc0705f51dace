import { Flex, theme } from 'antd';
import { Outlet } from 'react-router';
import { useConsole } from '../services/console-services';
import { DefaultLayout } from './default-layout';
import { DocumentTitle } from './page-title';

/** The layout of status pages: signed-in users keep their menu. */
export function EmptyLayout() {
  const { session } = useConsole();
  const { token } = theme.useToken();
  if (session.token !== null) return <DefaultLayout />;
  return (
    <Flex
      component="main"
      tabIndex={-1}
      align="center"
      justify="center"
      style={{
        minHeight: '100dvh',
        outline: 'none',
        padding: token.padding,
        background: token.colorBgLayout,
      }}
    >
      <DocumentTitle />
      <Outlet />
    </Flex>
  );
}
