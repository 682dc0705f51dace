import { Card, Flex, theme } from 'antd';
import { Outlet } from 'react-router';
import { CaptchaTerms } from '../captcha/captcha-terms';
import { useConsole } from '../services/console-services';
import { AuthTools } from './auth-tools';
import { DocumentTitle } from './document-title';

/** The sign-in area: one card in the middle. */
export function AuthLayout() {
  const { config } = useConsole();
  const { token } = theme.useToken();

  return (
    <Flex
      component="main"
      vertical
      align="center"
      justify="center"
      gap={token.marginLG}
      style={{
        minHeight: '100dvh',
        padding: token.padding,
        color: token.colorText,
        background: token.colorBgLayout,
      }}
    >
      <DocumentTitle />
      <Flex align="center" gap={token.marginSM}>
        <img src={config.logo} alt="" width={40} height={40} style={{ objectFit: 'contain' }} />
        <span style={{ fontSize: config.titleFontSize, fontWeight: token.fontWeightStrong }}>
          {config.productName}
        </span>
      </Flex>
      <Card style={{ width: '100%', maxWidth: 400 }}>
        <Outlet />
      </Card>
      <CaptchaTerms />
      <AuthTools />
    </Flex>
  );
}
