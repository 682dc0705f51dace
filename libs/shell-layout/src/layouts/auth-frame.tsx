import { Flex, theme } from 'antd';
import type { RuntimeConfig } from '@console/http/contract';
import type { ReactNode } from 'react';

interface AuthFrameProps {
  product: Pick<RuntimeConfig, 'productName' | 'logo' | 'titleFontSize'>;
  /** Below the card. */
  foot: ReactNode;
  children: ReactNode;
}

/** The sign-in layout: a card below the product's name. */
export function AuthFrame({ product, foot, children }: AuthFrameProps) {
  const { token, cssVar } = theme.useToken();
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
      {foot}
    </Flex>
  );
}
