import { formatDate } from '@console/i18n';
import { useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { SERVER_KINDS, type Server, type ServerState } from '../contract';

const TONES = {
  unlicensed: 'off',
  dead: 'critical',
  warning: 'warning',
  healthy: 'normal',
} as const satisfies Record<ServerState, string>;

export function useServerTexts() {
  const { t, i18n } = useTranslation('operations');
  const zone = useZone();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return {
    kind: (kind: string) => {
      const known = SERVER_KINDS.find((one) => one === kind);
      return known ? t(`servers.kinds.${known}`) : kind;
    },
    state: (state: ServerState) => ({ tone: TONES[state], label: t(`servers.states.${state}`) }),
    license: ({ license: { state, expiresAt } }: Pick<Server, 'license'>) =>
      ({
        tone: state === 'valid' ? 'normal' : 'off',
        label: t(`servers.licenses.${state}`, { date: formatDate(expiresAt, zone) }),
      }) as const,
    /** Rounded down, so that a value below a limit does not appear to reach it. */
    percent: (value: number) => percent.format(Math.floor(value) / 100),
    number: (value: number) => number.format(value),
  };
}
