import { hasStatus } from '@console/http';
import { formatDay } from '@console/i18n';
import { EmptyState, TwoLines } from '@console/ui';
import { listFields, type ResourceColumn, ResourceTable, useListQuery } from '@console/ui/list';
import { useLinkFrom } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyListQuotasNearLimitQuery, useListQuotasNearLimitQuery } from '../api/usage-api';
import { appUsagePath } from '../billing-paths';
import { quotaLevel, type QuotaOfApp } from '../contract';
import { QuotaRequests } from '../limits/quota-requests';
import { useLimitActions } from '../limits/use-limit-actions';
import { useLimitDialogs } from '../limits/use-limit-dialogs';
import { QuotaMeter, QuotaWarning } from './quota-meter';
import { useQuotaTexts } from '../limits/use-quota-texts';

/** The platform neither sorts nor searches this list. */
const QUOTA_LIST = listFields([], '');

/** @see spec 7.8 */
export function QuotaListPage() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const list = useListQuery(QUOTA_LIST);
  const { page, perPage } = list.state;
  const quotas = useListQuotasNearLimitQuery({ page, perPage });
  const [readList] = useLazyListQuotasNearLimitQuery({ selectFromResult: () => ({}) });
  const columns = useQuotaColumns();
  const { open, dialog } = useLimitDialogs();
  const actionsOf = useLimitActions(open);

  if (hasStatus(quotas.error, 404)) return <EmptyState text={t('quotas.notListed')} />;
  return (
    <Flex vertical gap={token.margin}>
      <QuotaRequests open={open} />
      <p style={{ margin: 0, color: token.colorTextDescription }}>{t('quotas.about')}</p>
      <ResourceTable
        label={t('quotas.table')}
        list={list}
        result={quotas}
        columns={columns}
        rowKey={({ appId, resource }) => `${appId} ${resource}`}
        empty={t('quotas.empty')}
        searchable={false}
        tableKey="quotas"
        readPage={(query) => readList(query).unwrap()}
        rowActions={(quota) => actionsOf(quota, quota)}
      />
      {dialog}
    </Flex>
  );
}

function useQuotaColumns(): ResourceColumn<QuotaOfApp>[] {
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
    { key: 'resource', title: t('quotas.columnResource'), render: texts.name },
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
