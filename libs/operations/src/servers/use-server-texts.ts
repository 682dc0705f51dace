import { formatAmount, formatDate } from '@console/i18n';
import { useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { SERVER_KINDS, WARNING_FROM, type Server, type ServerState } from '../contract';

const MEGABIT = 1e6;

const TONES = {
  unlicensed: 'off',
  dead: 'critical',
  warning: 'warning',
  healthy: 'normal',
} as const satisfies Record<ServerState, string>;

const LIMITED = ['cpu', 'memory'] as const;

export function useServerTexts() {
  const { t, i18n } = useTranslation('operations');
  const zone = useZone();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  // Rounded down, so that a value below a limit does not appear to reach it.
  const percentOf = (value: number) => percent.format(Math.floor(value) / 100);
  const exceeded = ({ state, load }: Pick<Server, 'state' | 'load'>) =>
    LIMITED.flatMap((name) =>
      state === 'warning' && load && load[name] >= WARNING_FROM[name]
        ? [
            {
              name: t(`servers.load.${name}`),
              value: percentOf(load[name]),
              limit: percentOf(WARNING_FROM[name]),
            },
          ]
        : [],
    );
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return {
    kind: (kind: string) => {
      const known = SERVER_KINDS.find((one) => one === kind);
      return known ? t(`servers.kinds.${known}`) : kind;
    },
    state: (state: ServerState) => ({ tone: TONES[state], label: t(`servers.states.${state}`) }),
    /** The state, or the exceeded limits in a few words: “CPU 88%”. */
    exception: (server: Pick<Server, 'state' | 'load'>) => {
      const limits = exceeded(server).map(({ name, value }) => t('servers.exceeded', { name, value }));
      const { tone, label } = { tone: TONES[server.state], label: t(`servers.states.${server.state}`) };
      return { tone, label: limits.length > 0 ? list.format(limits) : label };
    },
    /** Why the server is not healthy. */
    meaning: (server: Pick<Server, 'state' | 'load'>) => {
      if (server.state === 'healthy') return t('servers.states.healthy');
      const limits = exceeded(server).map((one) => t('servers.overLimit', one));
      return limits.length > 0 ? list.format(limits) : t(`servers.meaning.${server.state}`);
    },
    license: ({ license: { state, expiresAt } }: Pick<Server, 'license'>) =>
      ({
        tone: state === 'valid' ? 'normal' : 'off',
        label: t(`servers.licenses.${state}`, { date: formatDate(expiresAt, zone) }),
      }) as const,
    percent: percentOf,
    number: (value: number) => number.format(value),
    rate: (mbps: number) => formatAmount(mbps * MEGABIT, 'bitrate', i18n.language),
  };
}
