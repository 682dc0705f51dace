import { clipText, formatDate } from '@console/i18n';
import { StatusTag, useZone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHOD_KINDS, paymentMethodTerm, type PaymentMethod } from '../contract';
import { expiryText, usePaymentMethodName } from './payment-method';

/** @param today `YYYY-MM-DD` in the user's time zone. */
export function usePaymentMethodColumns(today: string): ResourceColumn<PaymentMethod>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const zone = useZone();
  const nameOf = usePaymentMethodName();

  return [
    {
      key: 'brand',
      title: t('payment.columns.method'),
      sortable: true,
      render: (method) => <span style={{ fontWeight: token.fontWeightStrong }}>{nameOf(method)}</span>,
      text: nameOf,
    },
    {
      key: 'isPrimary',
      title: t('payment.columns.isPrimary'),
      sortable: true,
      render: ({ isPrimary }) => isPrimary && t('payment.primary'),
    },
    {
      key: 'expiry',
      title: t('payment.columns.expiry'),
      sortable: true,
      render: (method) => {
        const term = paymentMethodTerm(method, today);
        return (
          <Flex gap={`0 ${String(token.marginSM)}px`} wrap>
            <span>{method.expiry ? expiryText(method.expiry) : t('payment.noExpiry')}</span>
            {term !== 'good' && (
              <StatusTag tone={term === 'ended' ? 'critical' : 'warning'} label={t(`payment.term.${term}`)} />
            )}
          </Flex>
        );
      },
    },
    { key: 'holderName', title: t('payment.columns.holder'), sortable: true, render: holderOf },
    {
      key: 'kind',
      title: t('payment.columns.kind'),
      sortable: true,
      render: ({ kind }) => {
        const known = PAYMENT_METHOD_KINDS.find((candidate) => candidate === kind);
        return known ? t(`payment.kind.${known}`) : kind;
      },
    },
    {
      key: 'createdAt',
      title: t('payment.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => formatDate(createdAt, zone),
    },
  ];
}

function holderOf({ holderName }: PaymentMethod) {
  return <bdi>{clipText(holderName)}</bdi>;
}
