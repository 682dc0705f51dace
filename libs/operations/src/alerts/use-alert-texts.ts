import { formatDate } from '@console/i18n';
import { useZone } from '@console/ui';
import { useMemo } from 'react';
import { useTranslation, type UseTranslationResponse } from 'react-i18next';
import { ALERT_SEVERITIES, ALERT_STATUSES, BUILT_IN_RULE_NAMES, type Alert } from '../contract';
import { isKnownKind, wordValues } from './alert-kinds';
import { durationText } from './duration-text';

const BUILT_IN_RULES = ['cpu', 'memory', 'disk', 'silence', 'inputLost', 'encoderSpeed'] as const;
const SEVERITY_TONES = { info: 'off', warning: 'warning', critical: 'critical' } as const;
const STATUS_TONES = { open: 'normal', acknowledged: 'off', cleared: 'ended' } as const;

/** What has happened, translated where known, otherwise as the platform sends it. */
export function alertMessage(
  { kind, values, message }: Pick<Alert, 'kind' | 'values' | 'message'>,
  t: UseTranslationResponse<'operations', undefined>['t'],
  zone: string,
): string {
  const told = isKnownKind(kind) && wordValues(kind, values, (time) => formatDate(time, zone));
  return isKnownKind(kind) && told ? t(`alerts.message.${kind}`, told) : message;
}

/** Texts of alerts: translated where known, otherwise as the platform sends them. @see spec 3.6 */
export function useAlertTexts() {
  const { t, i18n } = useTranslation('operations');
  const { language } = i18n;
  const zone = useZone();

  return useMemo(
    () => ({
      kind: (kind: string) => (isKnownKind(kind) ? t(`alerts.kind.${kind}`) : kind),
      message: (alert: Alert) => alertMessage(alert, t, zone),
      severity: (severity: string) => {
        const known = ALERT_SEVERITIES.find((name) => name === severity);
        return known
          ? { tone: SEVERITY_TONES[known], label: t(`alerts.severity.${known}`) }
          : { tone: 'off' as const, label: severity };
      },
      status: (status: string) => {
        const known = ALERT_STATUSES.find((name) => name === status);
        return known
          ? { tone: STATUS_TONES[known], label: t(`alerts.status.${known}`) }
          : { tone: 'off' as const, label: status };
      },
      rule: (name: string) => {
        const builtIn = BUILT_IN_RULES.find((metric) => BUILT_IN_RULE_NAMES[metric] === name);
        return builtIn ? t(`alertSettings.builtIn.${builtIn}`) : name;
      },
      resource: ({ server, stream }: Alert) => server?.name ?? stream?.name ?? t('alerts.wholeApp'),
      /** Of an ongoing alert until `now`. */
      duration: ({ raisedAt, clearedAt }: Alert, now: number) => {
        const until = clearedAt === null ? now : Date.parse(clearedAt);
        return durationText(until - Date.parse(raisedAt), language);
      },
    }),
    [t, language, zone],
  );
}
