import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { PAGE_SIZES, type ArgsOf } from '@console/http/contract';
import { formatDate } from '@console/i18n';
import { DetailCard, GuardedButton, usePopUps, useZone, useFailureLines } from '@console/ui';
import {
  type Field,
  int,
  type ListState,
  ResourceTable,
  sortByList,
  sortedFirst,
  useListQuery,
} from '@console/ui/list';
import { Alert, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '@console/shell-layout';
import { useLocation } from 'react-router';
import {
  useListPaymentMethodsQuery,
  useMakePaymentMethodPrimaryMutation,
  useBeginPaymentMethodMutation,
} from '../api/payment-api';
import { usePayer } from '../billed-app';
import type { listPaymentMethods, PaymentMethod } from '../contract';
import { useForgetPaymentMethod, usePaymentMethodName } from './payment-method';
import { usePaymentMethodColumns } from './payment-method-columns';
import { PaymentOutcomeNote, PrimaryTermNote } from './payment-notes';
import { RemovePaymentMethodDialog } from './remove-payment-method-dialog';
import { usePaymentReturn } from './use-payment-return';
import { providerAddress, withoutPaymentReturn } from './payment-return';

/** Most apps have one or two. */
const FEW = 2;

const SORTS = ['isPrimary', 'kind', 'brand', 'holderName', 'expiry', 'createdAt'];

const NO_SEARCH: Field<string> = { fallback: '', read: () => undefined };

const PAYMENT_METHOD_LIST = {
  page: int(1),
  perPage: int(20, PAGE_SIZES),
  sort: sortByList(SORTS, '-isPrimary,-createdAt'),
  q: NO_SEARCH,
};

function paymentMethodListArgs(
  appId: string,
  { page, perPage, sort }: ListState<typeof PAYMENT_METHOD_LIST>,
): ArgsOf<typeof listPaymentMethods> {
  return { appId, page, perPage, sort };
}

/** @see spec 4.5, 7.4 */
export function PaymentMethodsCard() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const { message } = usePopUps();
  const { appId, toChange } = usePayer();
  const [openedAt] = useState(() => Date.now());
  const today = formatDate(openedAt, useZone());
  const nameOf = usePaymentMethodName();

  const list = usePaymentMethodList();
  const methods = useListPaymentMethodsQuery(paymentMethodListArgs(appId, list.state));
  const returned = usePaymentReturn(appId);
  const { begin, isBeginning, failure } = useBeginPaymentMethod(appId);
  const [makePrimary] = useMakePaymentMethodPrimaryMutation();
  const forget = useForgetPaymentMethod();
  const [removing, setRemoving] = useState<PaymentMethod>();

  const actions = (method: PaymentMethod) => [
    ...(method.isPrimary
      ? []
      : [
          {
            key: 'makePrimary',
            label: t('payment.makePrimary'),
            requires: toChange,
            run: async () => {
              const { error } = await makePrimary({ id: method.id, appId });
              if (error) return;
              forget();
              message.success(t('payment.madePrimary', { name: nameOf(method) }));
            },
          },
        ]),
    {
      key: 'remove',
      label: t('payment.remove.action'),
      danger: true,
      requires: toChange,
      run: () => setRemoving(method),
    },
  ];

  return (
    <DetailCard
      title={t('payment.title')}
      actions={
        <GuardedButton
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          requires={toChange}
          loading={isBeginning}
          onClick={() => void begin()}
        >
          {t('payment.add')}
        </GuardedButton>
      }
    >
      <Flex vertical gap={token.margin}>
        <PaymentOutcomeNote {...returned} />
        {failure !== undefined && (
          <Alert type="warning" showIcon title={t('payment.notOpened.title')} description={failure} />
        )}
        <PrimaryTermNote methods={methods.currentData?.data} today={today} />
        <ResourceTable
          label={t('payment.title')}
          list={list}
          result={methods}
          columns={usePaymentMethodColumns(today)}
          rowKey={(method) => method.id}
          searchable={false}
          skeletons={FEW}
          empty={t('payment.empty')}
          rowActions={actions}
        />
      </Flex>
      <RemovePaymentMethodDialog method={removing} today={today} onClose={() => setRemoving(undefined)} />
    </DetailCard>
  );
}

/** Sorting by another column keeps the previous order among equals. */
function usePaymentMethodList() {
  const list = useListQuery(PAYMENT_METHOD_LIST);
  const change: typeof list.change = ({ sort, ...changed }) =>
    list.change(sort === undefined ? changed : { ...changed, sort: sortedFirst(sort, list.state.sort) });
  return { ...list, change };
}

/** Opens the payment provider's page, which returns here, or reports why it cannot be opened. */
function useBeginPaymentMethod(appId: string) {
  const { t } = useTranslation('billing');
  const { leave } = useConsole();
  const { pathname, search } = useLocation();
  const failureLines = useFailureLines();
  const [begin, { isLoading }] = useBeginPaymentMethodMutation();
  const [failure, setFailure] = useState<string>();

  return {
    isBeginning: isLoading,
    failure,
    begin: async () => {
      setFailure(undefined);
      const query = withoutPaymentReturn(new URLSearchParams(search)).toString();
      const returnTo = query === '' ? pathname : `${pathname}?${query}`;
      const { data, error } = await begin({ appId, body: { appId, returnTo } });
      if (data) {
        const address = providerAddress(data.location);
        if (address === undefined) setFailure(t('payment.notOpened.noWebPage'));
        else leave(address);
      } else if ('kind' in error && error.kind === 'http' && error.status < 500) {
        setFailure(error.status === 404 ? t('payment.notOpened.notOffered') : failureLines(error).join(' '));
      }
    },
  };
}
