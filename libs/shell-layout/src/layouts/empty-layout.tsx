import { Flex, theme } from 'antd';
import { Outlet } from 'react-router';
import { DocumentTitle } from './page-title';

export function EmptyLayout() {
  const { token } = theme.useToken();
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
