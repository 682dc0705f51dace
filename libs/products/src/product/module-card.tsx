import { PlaceLink, StatusTag } from '@console/shell-layout';
import { Card, Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleState } from './module-state';

export interface ProductModule {
  /** Of its route, as the route tree has it. */
  path: string;
  title: string;
  purpose: string;
  state: ModuleState;
  pro: boolean;
  closed: boolean;
}

/** One module: what it is called, what it is for, and whether it is there. */
export function ModuleCard({ module }: { module: ProductModule }) {
  const { t } = useTranslation('products');
  const { token } = theme.useToken();
  const titleId = useId();
  const { path, title, purpose, state, pro } = module;
  return (
    <Card role="listitem" aria-labelledby={titleId} size="small" styles={{ body: { height: '100%' } }}>
      <Flex vertical gap={token.marginXXS} style={{ height: '100%' }}>
        <h3 id={titleId} style={{ margin: 0, fontSize: token.fontSize, lineHeight: token.lineHeight }}>
          <PlaceLink path={path}>{title}</PlaceLink>
        </h3>
        <p style={{ margin: 0, flex: 1, color: token.colorTextDescription }}>{purpose}</p>
        <Flex wrap gap={token.marginSM} style={{ fontSize: token.fontSizeSM }}>
          <StatusTag
            tone={state === 'notConnected' ? 'neutral' : 'success'}
            label={t(`product.state.${state}`)}
          />
          {pro && <StatusTag tone="warning" label={t('product.pro')} />}
        </Flex>
      </Flex>
    </Card>
  );
}
