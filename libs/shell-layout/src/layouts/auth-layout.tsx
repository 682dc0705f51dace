import { Flex, theme } from 'antd';
import { CaptchaTerms } from '../captcha/captcha-terms';
import { KeptOutlet } from '../routes/kept-outlet';
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
      tabIndex={-1}
      vertical
      align="center"
      justify="center"
      gap={token.marginLG}
      style={{
        minHeight: '100dvh',
        outline: 'none',
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
      {/* Not antd's Card: it brings tabs along, and everybody waits for this page. */}
      <div
        style={{
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 400,
          padding: token.paddingLG,
          background: token.colorBgContainer,
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
        }}
      >
        <KeptOutlet />
      </div>
      <CaptchaTerms />
      <AuthTools />
    </Flex>
  );
}
