import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { formatDate } from '@console/i18n';
import { DetailCard, GuardedButton, ResourceTable, useZone, usePopUps } from '@console/shell-layout';
import { Alert, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPaymentMethodsQuery, useMakePaymentMethodPrimaryMutation } from '../api/payment-api';
import type { PaymentMethod } from '../contract';
import { usePaymentMethodColumns } from './payment-method-columns';
import { paymentMethodListArgs } from './payment-method-list-query';
import { PaymentOutcomeNote } from './payment-outcome-note';
import { PrimaryTermNote } from './primary-term-note';
import { RemovePaymentMethodDialog } from './remove-payment-method-dialog';
import { useBeginPaymentMethod } from './use-begin-payment-method';
import { useForgetPaymentMethod } from './use-forget-payment-method';
import { usePayer } from './use-payer';
import { usePaymentMethodList } from './use-payment-method-list';
import { usePaymentMethodName } from './use-payment-method-name';
import { usePaymentReturn } from './use-payment-return';

/** What an app’s invoices are paid with, and the ways to change that. @see spec 4.5, 7.4 */
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
  const { begin, isBeginning, obstacle } = useBeginPaymentMethod(appId);
  const [makePrimary] = useMakePaymentMethodPrimaryMutation();
  const forget = useForgetPaymentMethod();
  const [removing, setRemoving] = useState<PaymentMethod>();

  const acts = (method: PaymentMethod) => [
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
      run: () => {
        setRemoving(method);
      },
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
        {obstacle !== undefined && (
          <Alert type="warning" showIcon title={t('payment.notOpened.title')} description={obstacle} />
        )}
        <PrimaryTermNote methods={methods.currentData?.data} today={today} />
        <ResourceTable
          label={t('payment.title')}
          list={list}
          result={methods}
          columns={usePaymentMethodColumns(today)}
          rowKey={(method) => method.id}
          searchable={false}
          empty={t('payment.empty')}
          rowActs={acts}
        />
      </Flex>
      <RemovePaymentMethodDialog
        method={removing}
        today={today}
        onClose={() => {
          setRemoving(undefined);
        }}
      />
    </DetailCard>
  );
}
