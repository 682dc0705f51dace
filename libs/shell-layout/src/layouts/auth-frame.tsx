import { Flex, theme } from 'antd';
import type { RuntimeConfig } from '@console/http/contract';
import type { ReactNode } from 'react';
import { CaptchaTerms } from '../captcha/captcha-terms';
import { AuthTools, type AuthToolsProps } from './auth-tools';

interface AuthFrameProps extends AuthToolsProps {
  product: Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;
  /** Whether forms use the captcha. */
  captcha: boolean;
  children: ReactNode;
}

/** The sign-in layout: a card between the product's name and tools. */
export function AuthFrame({ product, captcha, children, ...tools }: AuthFrameProps) {
  const { token, cssVar } = theme.useToken();
  return (
    <Flex
      component="main"
      tabIndex={-1}
      vertical
      align="center"
      gap={token.marginLG}
      style={{
        minHeight: '100dvh',
        outline: 'none',
        padding: token.padding,
        // Nearly centered. The top stays where it is when buttons join the form.
        paddingTop: `max(${String(token.padding)}px, 50dvh - 280px)`,
        color: cssVar.colorText,
        background: cssVar.colorBgLayout,
      }}
    >
      <Flex align="center" gap={token.marginSM}>
        <img src={product.logo} alt="" width={40} height={40} style={{ objectFit: 'contain' }} />
        <span style={{ fontSize: product.titleFontSize, fontWeight: token.fontWeightStrong }}>
          {product.productName}
        </span>
      </Flex>
      {/* Not antd's Card, which would load tabs on this page. */}
      <div
        style={{
          boxSizing: 'border-box',
          width: '100%',
          maxWidth: 400,
          padding: token.paddingLG,
          background: cssVar.colorBgContainer,
          border: `1px solid ${cssVar.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
        }}
      >
        {children}
      </div>
      {captcha && <CaptchaTerms />}
      <AuthTools {...tools} />
    </Flex>
  );
}
