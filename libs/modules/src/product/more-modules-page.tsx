import { EmptyState, PageHeader } from '@console/ui';
import { FilterSelect, oneOf, SearchBox, text, useListQuery } from '@console/ui/list';
import { NoAppPage, useAppDetail } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useId, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutlet, useParams } from 'react-router';
import { MODULE_GROUPS, type ModuleGroup } from '../catalog/media-modules';
import { useCanConnectModules } from '../catalog/use-can-connect-modules';
import { matchesFilter, MODULE_FILTERS } from './module-filter';
import { ModuleRow } from './module-row';
import { useMoreModules, type MoreModule } from './use-more-modules';

const LIST_QUERY = { q: text(), state: oneOf(MODULE_FILTERS) };

/** The page of the product group: the media modules that are not in the menu or locked there, and why. */
export function moreModulesPageOf(builtIn: ReadonlySet<string>): ComponentType {
  return function MoreModulesPage() {
    const outlet = useOutlet();
    const { appId } = useParams();
    const { isNoAccess } = useAppDetail();
    if (appId !== undefined && isNoAccess) return <NoAppPage appId={appId} />;
    return outlet ?? <MoreModules builtIn={builtIn} />;
  };
}

function MoreModules({ builtIn }: { builtIn: ReadonlySet<string> }) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const { state, change, clear } = useListQuery(LIST_QUERY);
  const { modules, dialog } = useMoreModules(builtIn);
  const found = modules.filter((module) => matchesFilter(module, { q: state.q, filter: state.state }));

  return (
    <>
      <PageHeader title={t('routes.modules')} description={t('product.about')} />
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
      {found.length === 0 &&
        (modules.length === 0 ? (
          <EmptyState text={t('product.none')} />
        ) : (
          <EmptyState
            text={t('product.nothing')}
            action={<Button onClick={clear}>{t('product.clear')}</Button>}
          />
        ))}
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

function GroupOfModules({ group, modules }: { group: ModuleGroup; modules: readonly MoreModule[] }) {
  const { t } = useTranslation('modules');
  const { token } = theme.useToken();
  const titleId = useId();
  const canConnect = useCanConnectModules();
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} style={{ margin: 0, fontSize: token.fontSizeLG, lineHeight: token.lineHeightLG }}>
        {t(`groups.${group}`)}
      </h2>
      <ul aria-labelledby={titleId} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {modules.map((module) => (
          <ModuleRow key={module.path} module={module} canConnect={canConnect} />
        ))}
      </ul>
    </section>
  );
}
