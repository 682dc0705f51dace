import { formatDay } from '@console/i18n';
import { TwoLines, useLinkFrom, type ResourceColumn } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { quotaLevel, type QuotaOfApp } from '../contract';
import { appUsagePath } from './quota-paths';
import { QuotaMeter } from './quota-meter';
import { QuotaWarning } from './quota-warning';
import { useQuotaTexts } from './use-quota-texts';

/** The columns of the list; an export has the same facts, each in one cell. */
export function useQuotaColumns(): ResourceColumn<QuotaOfApp>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const texts = useQuotaTexts();
  const level = (quota: QuotaOfApp) => {
    const found = quotaLevel(quota);
    return found === 'free' ? null : t(`quotas.level.${found}`);
  };

  return [
    {
      key: 'app',
      title: t('quotas.app'),
      render: (quota) => (
        <TwoLines main={quota.appName} detail={quota.appId} to={linkFrom(appUsagePath(quota))} code />
      ),
      text: (quota) => `${quota.appName} (${quota.appId})`,
    },
    { key: 'resource', title: t('quotas.what'), render: texts.name },
    {
      key: 'used',
      title: t('quotas.used'),
      render: (quota) => (
        <div style={{ display: 'grid', gap: token.marginXXS, minWidth: 160 }}>
          <span>{texts.use(quota)}</span>
          <QuotaMeter quota={quota} />
        </div>
      ),
      text: texts.use,
    },
    {
      key: 'level',
      title: t('quotas.warning'),
      render: (quota) => <QuotaWarning quota={quota} />,
      text: level,
    },
    {
      key: 'runsOutOn',
      title: t('quotas.runsOutOn'),
      render: ({ runsOutOn }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDay(runsOutOn)}</span>,
      text: ({ runsOutOn }) => formatDay(runsOutOn),
    },
  ];
}
