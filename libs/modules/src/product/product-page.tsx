import { EmptyState, PageHeader } from '@console/ui';
import { FilterSelect, oneOf, SearchBox, text, useListQuery } from '@console/ui/list';
import { NoAppPage, useAppDetail } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useId, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutlet, useParams } from 'react-router';
import { MODULE_GROUPS, type ModuleGroup } from '../catalog/media-modules';
import { ModuleCard } from './module-card';
import { matchesFilter, MODULE_FILTERS } from './module-filter';
import { useProductModules, type ProductModule } from './use-product-modules';

const LIST_QUERY = { q: text(), state: oneOf(MODULE_FILTERS) };

/** The media modules of an app: which are available, which need another edition, which are not connected. */
export function productPageOf(builtIn: ReadonlySet<string>): ComponentType {
  return function ProductPage() {
    const outlet = useOutlet();
    const { appId } = useParams();
    const { isNoAccess } = useAppDetail();
    if (appId !== undefined && isNoAccess) return <NoAppPage appId={appId} />;
    return outlet ?? <Catalog builtIn={builtIn} />;
  };
}

function Catalog({ builtIn }: { builtIn: ReadonlySet<string> }) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const { appId, subscription } = useAppDetail();
  const { state, change, clear } = useListQuery(LIST_QUERY);
  const { modules, dialog } = useProductModules(builtIn);
  const found = modules.filter((module) => matchesFilter(module, { q: state.q, filter: state.state }));

  return (
    <>
      <PageHeader
        title={t('routes.product')}
        description={t('product.of', { app: subscription?.name ?? appId })}
      />
      <Flex wrap align="center" gap={token.marginSM} style={{ marginBottom: token.margin }}>
        <SearchBox value={state.q} label={t('product.search')} onSearch={(q) => change({ q })} />
        <FilterSelect
          label={t('product.filter')}
          all={t('product.every')}
          value={state.state}
          options={MODULE_FILTERS.map((value) => ({ value, label: t(`product.filters.${value}`) }))}
          onChange={(chosen) => change({ state: chosen })}
        />
        <span role="status" style={{ color: token.colorTextDescription }}>
          {t('product.count', { count: found.length })}
        </span>
      </Flex>
      {found.length === 0 && (
        <EmptyState
          text={t('product.nothing')}
          action={<Button onClick={clear}>{t('product.clear')}</Button>}
        />
      )}
      <Flex vertical gap={token.marginLG}>
        {MODULE_GROUPS.map((group) => (
          <GroupOfModules
            key={group}
            group={group}
            modules={found.filter((module) => module.group === group)}
          />
        ))}
      </Flex>
      {dialog}
    </>
  );
}

function GroupOfModules({ group, modules }: { group: ModuleGroup; modules: readonly ProductModule[] }) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const titleId = useId();
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2
        id={titleId}
        style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeHeading5 }}
      >
        {t(`groups.${group}`)}
      </h2>
      <ul
        aria-labelledby={titleId}
        style={{
          margin: 0,
          padding: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
          gap: token.marginSM,
        }}
      >
        {modules.map((module) => (
          <ModuleCard key={module.path} module={module} />
        ))}
      </ul>
    </section>
  );
}
