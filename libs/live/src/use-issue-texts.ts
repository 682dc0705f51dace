import { useTranslation } from 'react-i18next';
import type { StreamIssue } from './contract';

export function useIssueTexts() {
  const { t, i18n } = useTranslation('live');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  return {
    issue: ({ type, severity }: StreamIssue) => ({ tone: severity, label: t(`health.types.${type}`) }),
    /** Such as `0.82×`; empty for issues without a figure. */
    measured: ({ type, value }: StreamIssue) =>
      value === null ||
      type === 'input-lost' ||
      type === 'black' ||
      type === 'no-audio' ||
      type === 'inputs-differ'
        ? ''
        : t(`health.value.${type}`, { value: number.format(value) }),
    reason: ({ type, value }: StreamIssue) =>
      t(`health.reason.${type}`, { value: value === null ? '–' : number.format(value) }),
  };
}
