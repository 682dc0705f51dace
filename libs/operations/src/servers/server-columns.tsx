import { clipText } from '@console/i18n';
import { Sparkline, StatusTag, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useKeepQuery } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { WARNING_FROM, type Server, type ServerLoad } from '../contract';
import { LoadBar } from './load-bar';
import { serverPath } from '../paths/server-paths';
import { useServerScope } from './server-scope';
import { useServerTexts } from './use-server-texts';

type Column = ResourceColumn<Server>;

const LIMITS: Partial<Record<keyof ServerLoad, number>> = WARNING_FROM;

/** @param trends CPU of the last 24 hours by server ID */
export function useServerColumns(trends: ReadonlyMap<string, readonly number[]>): Column[] {
  const { t } = useTranslation('operations');
  const scope = useServerScope();
  const texts = useServerTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();

  const share = (name: 'cpu' | 'memory' | 'disk'): Column => ({
    key: name,
    ...(name === 'disk' && { priority: 'tertiary' }),
    title: t(`servers.load.${name}`),
    sortable: true,
    align: 'end',
    render: ({ load, state }) =>
      load === null ? (
        '–'
      ) : (
        <LoadBar
          value={load[name]}
          text={texts.percent(load[name])}
          limit={LIMITS[name]}
          past={state === 'dead'}
        />
      ),
    text: ({ load }) => load && load[name],
  });
  const count = (name: 'streams' | 'viewers'): Column => ({
    key: name,
    ...(name === 'streams' && { priority: 'tertiary' }),
    title: t(`servers.load.${name}`),
    sortable: true,
    align: 'end',
    render: ({ load }) => (load === null ? '–' : texts.number(load[name])),
    text: ({ load }) => load && load[name],
  });
  const rate = (name: 'inMbps' | 'outMbps'): Column => ({
    key: name,
    ...(name === 'inMbps' && { priority: 'tertiary' }),
    title: t(`servers.load.${name}`),
    sortable: true,
    align: 'end',
    render: ({ load }) => (load === null ? '–' : texts.rate(load[name])),
    exports: [
      {
        title: t('servers.inMegabits', { name: t(`servers.load.${name}`) }),
        text: ({ load }) => load && load[name],
      },
    ],
  });

  return [
    {
      key: 'name',
      title: t('servers.name'),
      sortable: true,
      render: ({ id, name, address }) => (
        <TwoLines main={name} detail={address} to={keepQuery(serverPath(scope.path, id))} code />
      ),
      text: ({ name }) => name,
      exports: [
        { title: t('servers.name'), text: ({ name }) => name },
        { title: t('servers.address'), text: ({ address }) => address },
        { title: t('servers.id'), text: ({ id }) => id },
      ],
    },
    {
      key: 'state',
      title: t('servers.exception'),
      sortable: true,
      render: (server) => <StatusTag {...texts.exception(server)} />,
      exports: [{ title: t('servers.state'), text: ({ state }) => texts.state(state).label }],
    },
    share('cpu'),
    share('memory'),
    {
      key: 'trend',
      priority: 'secondary',
      title: t('servers.trend'),
      render: ({ id }) => {
        const values = trends.get(id);
        return values && <Sparkline values={values} most={100} />;
      },
      exports: [],
    },
    rate('outMbps'),
    count('viewers'),
    count('streams'),
    rate('inMbps'),
    share('disk'),
    ...(scope.appId === undefined
      ? [
          {
            key: 'appId',
            title: t('servers.app'),
            sortable: true,
            render: ({ appId, appName }: Server) =>
              appName === undefined ? appId : <TwoLines main={appName} detail={appId} code maxWidth={200} />,
            exports: [
              { title: t('servers.app'), text: ({ appName }: Server) => appName ?? null },
              { title: t('servers.appId'), text: ({ appId }: Server) => appId },
            ],
          },
        ]
      : []),
    ...(scope.kind === undefined
      ? [
          {
            key: 'kind',
            priority: 'tertiary' as const,
            title: t('servers.kind'),
            sortable: true,
            render: ({ kind }: Server) => texts.kind(kind),
          },
        ]
      : []),
    timeColumn({
      key: 'lastHeartbeatAt',
      title: t('servers.lastHeartbeatAt'),
      zone,
      sortable: true,
      relative: true,
      none: t('servers.neverHeard'),
    }),
    {
      key: 'cluster',
      priority: 'tertiary',
      title: t('servers.cluster'),
      sortable: true,
      render: ({ cluster }) => <bdi>{clipText(cluster ?? '–')}</bdi>,
      text: ({ cluster }) => cluster,
    },
    {
      key: 'version',
      priority: 'tertiary',
      title: t('servers.version'),
      sortable: true,
      render: ({ version }) => version ?? '–',
      text: ({ version }) => version,
    },
    {
      key: 'licenseExpiresAt',
      priority: 'tertiary',
      title: t('servers.license'),
      sortable: true,
      render: (server) => {
        const { tone, label } = texts.license(server);
        return tone === 'normal' ? label : <StatusTag tone={tone} label={label} />;
      },
      text: (server) => texts.license(server).label,
    },
  ];
}
