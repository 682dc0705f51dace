import { formatAmount } from '@console/i18n';
import type { ConsoleSlots } from '@console/shell-layout';
import { Alert, Button, Radio, Skeleton, theme, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListQuotaPlansQuery } from '../api/usage-api';
import { moneyOf, type QuotaPlan } from '../contract';
import { formatMoney } from '../money/money-text';

interface QuotaPlanFieldProps {
  /** Shows the prices in this currency. */
  currency?: string | undefined;
}

/**
 * Preselects the platform's default plan without setting a value; on error the form works without a choice.
 */
export function QuotaPlanField({
  id,
  value,
  onChange,
  currency,
}: ConsoleSlots['quotaPlan'] & QuotaPlanFieldProps) {
  const { t, i18n } = useTranslation('billing');
  const { t: ui } = useTranslation('ui');
  const { token } = theme.useToken();
  const limitText = useLimitText();
  const { data, isError, refetch } = useListQuotaPlansQuery();

  if (isError) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('quotaPlan.failed')}
        action={<Button onClick={() => void refetch()}>{ui('retry')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const plans = data.data;
  return (
    <Radio.Group
      {...(id !== undefined && { id })}
      aria-label={t('quotaPlan.label')}
      value={value ?? plans.find((plan) => plan.isDefault)?.planId}
      onChange={({ target }) => onChange?.(String(target.value))}
      style={{ display: 'flex', flexDirection: 'column', gap: token.marginSM }}
    >
      {plans.map(({ planId, name, limits, prices }) => {
        const price = prices?.find((one) => one.currency === currency);
        return (
          <Radio
            key={planId}
            value={planId}
            styles={{ icon: { alignSelf: 'start', marginTop: token.marginXXS } }}
          >
            <strong>{name}</strong>
            {price && (
              <span style={{ marginInlineStart: token.marginXS, fontVariantNumeric: 'tabular-nums' }}>
                {t('plan.perMonth', {
                  price: formatMoney(moneyOf(price.amount, price.currency), i18n.language),
                })}
              </span>
            )}
            <br />
            <Typography.Text type="secondary">{limits.map(limitText).join(' · ')}</Typography.Text>
          </Radio>
        );
      })}
    </Radio.Group>
  );
}

type Limit = QuotaPlan['limits'][number];

function useLimitText(): (limit: Limit) => string {
  const { t, i18n } = useTranslation('billing');
  const { language } = i18n;
  return ({ resource, limit }) => {
    switch (resource) {
      case 'storage-bytes':
        return t('limit.storage', { amount: formatAmount(limit, 'bytes', language) });
      case 'egress-bytes-per-month':
        return t('limit.egress', { amount: formatAmount(limit, 'bytes', language) });
      case 'transcode-seconds-per-month':
        return t('limit.transcode', { amount: formatAmount(limit, 'seconds', language) });
      case 'ad-impressions-per-month':
        return t('limit.ads', { amount: formatAmount(limit, 'count', language) });
      case 'live-channels':
        return t('limit.liveChannels', { count: limit });
      case 'members':
        return t('limit.members', { count: limit });
      default:
        return t('limit.other', { resource, limit });
    }
  };
}
