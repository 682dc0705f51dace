import { StatusTag } from '@console/ui';
import { Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MenuPageLink } from './menu-page-link';
import type { MoreModule } from './use-more-modules';

interface ModuleRowProps {
  module: MoreModule;
  /** Whether the user can connect modules. */
  canConnect: boolean;
}

/** A module, why it is not available, and how to change that. Plain elements, because there are many. */
export function ModuleRow({ module, canConnect }: ModuleRowProps) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const titleId = useId();
  const { title, purpose, isConnected, page } = module;
  return (
    <li
      aria-labelledby={titleId}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: `0 ${String(token.margin)}px`,
        paddingBlock: token.paddingXS,
        borderBottom: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <h3 id={titleId} style={{ margin: 0, flex: '0 0 200px', fontSize: token.fontSize, fontWeight: 500 }}>
        <MenuPageLink page={page}>{title}</MenuPageLink>
      </h3>
      <p style={{ margin: 0, flex: '1 1 320px', color: token.colorTextSecondary }}>{purpose}</p>
      <Flex wrap align="baseline" gap={token.marginSM} style={{ fontSize: token.fontSizeSM }}>
        {page.pro ? (
          <StatusTag tone="off" label={t('product.pro')} />
        ) : (
          page.denialReason !== undefined && <StatusTag tone="off" label={page.denialReason} />
        )}
        {!isConnected && <StatusTag tone="off" label={t('product.notConnected')} />}
        {!isConnected && canConnect && page.denialReason === undefined && (
          <Link to={page.address} aria-label={t('product.connectOf', { module: title })}>
            {t('product.connect')}
          </Link>
        )}
      </Flex>
    </li>
  );
}
