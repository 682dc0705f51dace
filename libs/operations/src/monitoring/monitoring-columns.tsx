import type { AmountUnit } from '@console/i18n';
import { StatusTag, TwoLines } from '@console/ui';
import { MiniChart } from '@console/ui/charts';
import type { ResourceColumn } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { WARNING_FROM, type Server, type ServersMetrics } from '../contract';
import { serverListPath, serverPath } from '../paths/server-paths';
import { useServerTexts } from '../servers/use-server-texts';

type Course = readonly (number | null)[];

type FigureKey = 'cpu' | 'memory' | 'outMbps' | 'viewers';

const FIGURES: { key: FigureKey; unit: AmountUnit; limit?: number; most?: number }[] = [
  { key: 'cpu', unit: 'share', limit: WARNING_FROM.cpu / 100, most: 1 },
  { key: 'memory', unit: 'share', limit: WARNING_FROM.memory / 100, most: 1 },
  { key: 'outMbps', unit: 'bitrate' },
  { key: 'viewers', unit: 'count' },
];

interface MonitoredServers {
  /** Milliseconds since 1970. */
  times: readonly number[];
  /** By server ID, in units of the charts. */
  courses: ReadonlyMap<string, Readonly<Record<FigureKey, Course>>>;
}

/** What the charts of all servers show. */
export function monitoredServers(metrics: ServersMetrics | undefined): MonitoredServers {
  if (!metrics) return { times: [], courses: new Map() };
  const { from, stepSeconds, data } = metrics;
  const length = data[0]?.cpu.length ?? 0;
  const start = Date.parse(from);
  const scaled = (values: Course, factor: number) =>
    values.map((value) => (value === null ? null : value * factor));
  return {
    times: Array.from({ length }, (_, index) => start + index * stepSeconds * 1000),
    courses: new Map(
      data.map(({ serverId, cpu, memory, outMbps, viewers }) => [
        serverId,
        { cpu: scaled(cpu, 0.01), memory: scaled(memory, 0.01), outMbps: scaled(outMbps, 1e6), viewers },
      ]),
    ),
  };
}

export function useMonitoringColumns(
  ofApp: string,
  { times, courses }: MonitoredServers,
): ResourceColumn<Server>[] {
  const { t } = useTranslation('operations');
  const texts = useServerTexts();
  const linkFrom = useLinkFrom();
  return [
    {
      key: 'name',
      title: t('servers.name'),
      sortable: true,
      render: ({ id, name, kind, appId }) => (
        <TwoLines main={name} detail={appId} to={linkFrom(serverPath(serverListPath(ofApp, kind), id))} />
      ),
      text: ({ name }) => name,
    },
    {
      key: 'state',
      title: t('servers.exception'),
      sortable: true,
      render: (server) => <StatusTag {...texts.exception(server)} />,
    },
    ...FIGURES.map(({ key, unit, ...axis }): ResourceColumn<Server> => ({
      key,
      title: t(`monitoring.figures.${key}`),
      sortable: true,
      render: ({ id }) => {
        const values = courses.get(id)?.[key] ?? [];
        return <MiniChart times={times} values={values} unit={unit} {...axis} />;
      },
    })),
  ];
}
