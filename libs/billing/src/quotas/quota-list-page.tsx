import { EmptyState, ResourceTable, useListQuery } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyListQuotasNearLimitQuery, useListQuotasNearLimitQuery } from '../api/quotas-api';
import { useQuotaColumns } from './quota-columns';
import { QUOTA_LIST } from './quota-list-query';

/** What is near its limit in all apps, the fullest first. @see spec 7.8 */
export function QuotaListPage() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const list = useListQuery(QUOTA_LIST);
  const { page, perPage } = list.state;
  const quotas = useListQuotasNearLimitQuery({ page, perPage });
  const [readList] = useLazyListQuotasNearLimitQuery({ selectFromResult: () => ({}) });
  const columns = useQuotaColumns();
  const { error } = quotas;

  // An extension: a platform may go without.
  if (error && 'kind' in error && error.kind === 'refused' && error.status === 404) {
    return <EmptyState text={t('quotas.notListed')} />;
  }
  return (
    <Flex vertical gap={token.margin}>
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
        readPage={(asked) => readList(asked).unwrap()}
      />
    </Flex>
  );
}
