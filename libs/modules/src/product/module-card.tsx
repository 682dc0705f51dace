import { StatusTag } from '@console/ui';
import { MenuPageLink } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductModule } from './use-product-modules';

/** Plain elements, because there are many. */
export function ModuleCard({ module }: { module: ProductModule }) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const titleId = useId();
  const { title, purpose, state, page } = module;
  return (
    <li
      aria-labelledby={titleId}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: token.marginXXS,
        padding: token.paddingSM,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <h3 id={titleId} style={{ margin: 0, fontSize: token.fontSize, lineHeight: token.lineHeight }}>
        <MenuPageLink page={page}>{title}</MenuPageLink>
      </h3>
      <p style={{ margin: 0, flex: 1, color: token.colorTextDescription }}>{purpose}</p>
      <Flex wrap gap={token.marginSM} style={{ fontSize: token.fontSizeSM }}>
        <StatusTag tone={state === 'notConnected' ? 'off' : 'normal'} label={t(`product.state.${state}`)} />
        {page.pro && <StatusTag tone="off" label={t('product.pro')} />}
      </Flex>
    </li>
  );
}
