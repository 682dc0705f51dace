import { choiceFilter, type ListFilter } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useAppFilter } from '../app-filter';
import { useListServerClustersQuery } from '../api/servers-api';
import { SERVER_KINDS, SERVER_STATES } from '../contract';
import { LICENSE_FILTERS, serverListArgs, type ServerListState } from './server-list-query';
import type { ServerScope } from './server-scope';
import { useServerTexts } from './use-server-texts';

type Scope = Pick<ServerScope, 'appId' | 'kind'>;

export function useServerFilters(
  scope: Scope,
  state: ServerListState,
  onChange: (changed: Partial<ServerListState>) => void,
): ListFilter[] {
  const { t } = useTranslation('operations');
  const texts = useServerTexts();
  const app = useAppFilter({
    label: t('servers.app'),
    all: t('servers.all.apps'),
    value: state.appId,
    onChange: (appId) => onChange({ appId, cluster: '' }),
  });
  const kind = choiceFilter({
    label: t('servers.kind'),
    all: t('servers.all.kinds'),
    value: state.kind,
    options: SERVER_KINDS.map((value) => ({ value, label: texts.kind(value) })),
    onChange: (chosen) => onChange({ kind: chosen, cluster: '' }),
  });

  return [
    choiceFilter({
      label: t('servers.state'),
      all: t('servers.all.states'),
      value: state.state,
      options: SERVER_STATES.map((value) => ({ value, label: texts.state(value).label })),
      onChange: (chosen) => onChange({ state: chosen }),
    }),
    ...(scope.kind === undefined ? [kind] : []),
    choiceFilter({
      label: t('servers.license'),
      all: t('servers.all.licenses'),
      value: state.license,
      options: LICENSE_FILTERS.map((value) => ({ value, label: t(`servers.withLicense.${value}`) })),
      onChange: (license) => onChange({ license }),
    }),
    ...(scope.appId === undefined ? [app] : []),
    choiceFilter<string>({
      label: t('servers.cluster'),
      all: t('servers.all.clusters'),
      value: state.cluster,
      options: useClusterOptions(scope, state),
      onChange: (cluster) => onChange({ cluster }),
    }),
  ];
}

/** Clusters in scope; one from the URL stays selected even if it does not exist. */
function useClusterOptions(scope: Scope, state: ServerListState) {
  const { t } = useTranslation('operations');
  const { customFields: { appId, kind } = {} } = serverListArgs(scope, state);
  const { currentData } = useListServerClustersQuery({ ...(appId && { appId }), ...(kind && { kind }) });
  const options = (currentData?.data ?? []).map(({ name, servers }) => ({
    value: name,
    label: t('servers.clusterOfServers', { name, servers }),
  }));
  const known = state.cluster === '' || options.some(({ value }) => value === state.cluster);
  return known ? options : [...options, { value: state.cluster, label: state.cluster }];
}
