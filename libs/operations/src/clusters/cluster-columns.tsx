import { StatusTag, TwoLines } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { WARNING_FROM } from '../contract';
import { clusterServersPath } from '../paths/server-paths';
import { LoadBar } from '../servers/load-bar';
import { useServerTexts } from '../servers/use-server-texts';
import { useClusterScope } from './cluster-scope';
import {
  clusterState,
  cpuAfterFailure,
  isOverAfterFailure,
  serversUp,
  type ServerCluster,
} from './cluster-state';

type Column = ResourceColumn<ServerCluster>;

const SHARES = ['cpu', 'memory'] as const;
const FIGURES = ['outMbps', 'viewers', 'inMbps', 'streams'] as const;
const isRate = (name: (typeof FIGURES)[number]) => name === 'outMbps' || name === 'inMbps';

export function useClusterColumns(): Column[] {
  const { t } = useTranslation('operations');
  const { serversPath } = useClusterScope();
  const texts = useServerTexts();
  const linkFrom = useLinkFrom();
  const share = (name: (typeof SHARES)[number]): Column => ({
    key: name,
    title: t('clusters.mean', { figure: t(`servers.load.${name}`) }),
    sortable: true,
    align: 'end',
    render: ({ load }) =>
      load ? (
        <LoadBar
          value={load[name]}
          text={texts.percent(load[name])}
          limit={WARNING_FROM[name]}
          past={false}
        />
      ) : (
        '–'
      ),
    text: ({ load }) => load?.[name] ?? null,
  });

  return [
    {
      key: 'name',
      title: t('clusters.name'),
      sortable: true,
      render: (cluster) => (
        <TwoLines
          main={cluster.name}
          detail={t('clusters.up', { up: serversUp(cluster) ?? cluster.servers, count: cluster.servers })}
          to={linkFrom(clusterServersPath(serversPath, cluster.name))}
        />
      ),
      text: ({ name }) => name,
    },
    {
      key: 'state',
      title: t('clusters.state'),
      sortable: true,
      render: (cluster) => {
        const state = clusterState(cluster);
        return (
          state && (
            <StatusTag
              tone={state.tone}
              label={t(`clusters.states.${state.condition}`, { count: state.count })}
            />
          )
        );
      },
      text: (cluster) => {
        const state = clusterState(cluster);
        return state ? t(`clusters.states.${state.condition}`, { count: state.count }) : null;
      },
    },
    share('cpu'),
    {
      key: 'afterFailure',
      title: t('clusters.afterFailure'),
      sortable: true,
      align: 'end',
      render: (cluster) => {
        const cpu = cpuAfterFailure(cluster);
        if (cpu === undefined) return '–';
        const text = texts.percent(cpu);
        return isOverAfterFailure(cluster) ? <StatusTag tone="warning" label={text} /> : text;
      },
      text: (cluster) => cpuAfterFailure(cluster) ?? null,
    },
    share('memory'),
    ...FIGURES.map((name): Column => ({
      key: name,
      ...((name === 'inMbps' || name === 'streams') && { priority: 'secondary' }),
      title: t(`servers.load.${name}`),
      sortable: true,
      align: 'end',
      render: ({ load }) => {
        if (!load) return '–';
        return isRate(name) ? texts.rate(load[name]) : texts.number(load[name]);
      },
      exports: [
        {
          title: isRate(name)
            ? t('servers.inMegabits', { name: t(`servers.load.${name}`) })
            : t(`servers.load.${name}`),
          text: ({ load }) => load?.[name] ?? null,
        },
      ],
    })),
    {
      key: 'servers',
      priority: 'tertiary',
      title: t('clusters.servers'),
      sortable: true,
      align: 'end',
      render: ({ servers }) => servers,
    },
  ];
}
