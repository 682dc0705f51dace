import type { ConsoleSlots } from '@console/shell-layout';
import { Alert, Button, Radio, Skeleton, theme, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListQuotaPlansQuery } from '../api/quotas-api';
import { useLimitText } from './use-limit-text';

/**
 * Chooses a quota plan by what it allows. Until somebody chooses, the one is marked that the platform takes by itself; where
 * the plans cannot be had, the form around it goes on without a choice.
 */
export function QuotaPlanField({ id, value, onChange }: ConsoleSlots['quotaPlan']) {
  const { t } = useTranslation('billing');
  const { t: shell } = useTranslation('shell');
  const { token } = theme.useToken();
  const limitText = useLimitText();
  const { data, isError, refetch } = useListQuotaPlansQuery();

  if (isError) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('quotaPlan.failed')}
        action={<Button onClick={() => void refetch()}>{shell('retry')}</Button>}
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
      {plans.map(({ planId, name, limits }) => (
        <Radio key={planId} value={planId}>
          <strong>{name}</strong>
          <br />
          <Typography.Text type="secondary">{limits.map(limitText).join(' · ')}</Typography.Text>
        </Radio>
      ))}
    </Radio.Group>
  );
}
