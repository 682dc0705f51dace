import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { EmptyState, GuardedButton, PageHeader, QueryState } from '@console/ui';
import { Flex, Select, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import { useGetDistributorQuery, useListDistributorsQuery } from '../api/hub-api';
import { POLLED } from '../api/polling';
import type { DistributorDetail } from '../contract';
import { addResourcePath } from '../resource/resource-paths';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';

interface ChosenDistributorProps {
  title: string;
  children: (distributor: DistributorDetail) => ReactNode;
}

/** A page about one distributor, which the user chooses on it. */
export function ChosenDistributor({ title, children }: ChosenDistributorProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const fieldId = useId();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const list = useListDistributorsQuery({
    appId,
    ...(appId !== undefined && { customFields: { appId } }),
    page: 1,
    perPage: MAX_PAGE_SIZE,
    sort: 'name',
  });
  const id = params.get('distributor') ?? list.currentData?.data[0]?.id ?? '';
  const result = useGetDistributorQuery({ id, appId }, { ...POLLED, skip: id === '' });
  return (
    <>
      <PageHeader title={title} />
      <QueryState result={list} failed={t('hub.listFailed')}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              text={t('hub.empty')}
              action={
                <GuardedButton
                  type="primary"
                  icon={<PlusOutlined aria-hidden />}
                  requires={CHANGE_STREAMS}
                  onClick={() => void navigate(addResourcePath('hub/distributors', appId))}
                >
                  {t('hub.add')}
                </GuardedButton>
              }
            />
          ) : (
            <Flex vertical gap={token.margin}>
              <Flex vertical gap={token.marginXXS} style={{ maxWidth: 360 }}>
                <label htmlFor={fieldId}>{t('hub.distributor')}</label>
                <Select
                  id={fieldId}
                  value={id}
                  showSearch={{ optionFilterProp: 'label' }}
                  options={data.map(({ id: value, name }) => ({ value, label: name }))}
                  onChange={(chosen) => setParams({ distributor: chosen }, { replace: true })}
                />
              </Flex>
              <QueryState result={result} failed={t('hub.failed')} missing={t('hub.notFound')}>
                {(distributor) => (
                  <>
                    {distributor.state !== 'active' && (
                      <span role="status" style={{ color: token.colorWarningText }}>
                        {t(`hub.inactive.${distributor.state}`)}
                      </span>
                    )}
                    {children(distributor)}
                  </>
                )}
              </QueryState>
            </Flex>
          )
        }
      </QueryState>
    </>
  );
}
