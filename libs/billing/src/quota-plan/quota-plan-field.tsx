import type { ConsoleSlots } from '@console/shell-layout';
import { Alert, Button, Flex, Radio, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListQuotaPlansQuery } from '../api/billing-api';
import { LimitText } from './limit-text';

/**
 * Chooses a quota plan by what it allows. Until somebody chooses, the one is marked that the platform takes by itself; where
 * the plans cannot be had, the form around it goes on without a choice.
 */
export function QuotaPlanField({ id, value, onChange }: ConsoleSlots['quotaPlan']) {
  const { t } = useTranslation('billing');
  const { t: shell } = useTranslation('shell');
  const { token } = theme.useToken();
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
          <Flex
            component="span"
            wrap
            gap={`0 ${token.margin}px`}
            style={{ color: token.colorTextDescription }}
          >
            {limits.map((limited) => (
              <span key={limited.resource}>
                <LimitText {...limited} />
              </span>
            ))}
          </Flex>
        </Radio>
      ))}
    </Radio.Group>
  );
}
