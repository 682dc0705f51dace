import { FormDialog, FormField, ItemFormDialog, NumberInput } from '@console/ui/form';
import { Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAlertTexts } from '../alerts/use-alert-texts';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import {
  useCreateAlertRuleMutation,
  useListAlertRulesQuery,
  useUpdateAlertRuleMutation,
} from '../api/alert-settings-api';
import {
  ALERT_SEVERITIES,
  NewAlertRule,
  isStateMetric,
  RULE_COMPARISONS,
  RULE_METRICS,
  SERVER_METRICS,
  STREAM_METRICS,
  thresholdMax,
  type AlertRule,
  type RuleMetric,
} from '../contract';
import { alertRulesPath } from '../paths/alert-paths';
import { RULE_UNITS, useRuleTexts } from './use-rule-texts';

export function CreateRuleDialog() {
  const { t } = useTranslation('operations');
  const { appId, changes } = useAlertsAccess();
  const [create] = useCreateAlertRuleMutation();
  return (
    <FormDialog
      title={t('routes.createAlertRule')}
      requires={changes}
      schema={NewAlertRule}
      initialValues={{
        name: '',
        metric: 'cpu',
        ...USUAL_OF_SERVERS,
        minutes: 5,
        severity: 'warning',
      }}
      run={(values) => create({ appId, body: { ...values, appId } })}
      submitLabel={t('alertSettings.add')}
      draftKey={`alert-rules:create ${appId}`}
      closeTo={alertRulesPath(appId)}
    >
      <RuleFields />
    </FormDialog>
  );
}

export function EditRuleDialog() {
  const { t } = useTranslation('operations');
  const { ruleId = '' } = useParams();
  const texts = useAlertTexts();
  const { appId, changes } = useAlertsAccess();
  const [update] = useUpdateAlertRuleMutation();
  return (
    <ItemFormDialog
      result={useListAlertRulesQuery({ appId })}
      itemOf={({ data }) => data.find(({ id }) => id === ruleId)}
      title={t('routes.editAlertRule')}
      failed={t('alertSettings.failed')}
      missing={t('alertSettings.ruleNotFound')}
      requires={changes}
      schema={NewAlertRule}
      valuesOf={({ name, metric, comparison, threshold, minutes, severity, enabled }) => ({
        name: texts.rule(name),
        metric,
        comparison,
        threshold,
        minutes,
        severity,
        enabled,
      })}
      run={(body, ifMatch) => update({ id: ruleId, appId, body, ifMatch })}
      submitLabel={t('alertSettings.save')}
      draftKey="alert-rules:edit"
      closeTo={alertRulesPath(appId)}
    >
      {() => (
        <>
          <RuleFields />
          <FormField name="enabled" label={t('alertSettings.enabled')} help={t('alertSettings.offClears')}>
            <Switch />
          </FormField>
        </>
      )}
    </ItemFormDialog>
  );
}

/** Shows every metric at once. */
const LIST_HEIGHT = 620;

const USUAL_OF_SERVERS = { comparison: 'above', threshold: 90 } as const;

/** What a rule usually says about an input. */
const USUAL: Partial<Record<RuleMetric, Pick<AlertRule, 'comparison' | 'threshold'>>> = {
  speed: { comparison: 'below', threshold: 0.9 },
  droppedFrames: { comparison: 'above', threshold: 2 },
  keyFrameDistance: { comparison: 'above', threshold: 4 },
  bitrateDeviation: { comparison: 'above', threshold: 50 },
  encoderSpeed: { comparison: 'below', threshold: 0.9 },
};

function RuleFields() {
  const { t } = useTranslation('operations');
  const texts = useRuleTexts();
  const form = Form.useFormInstance();
  const watched: unknown = Form.useWatch('metric', form);
  const metric = RULE_METRICS.find((one) => one === watched) ?? 'cpu';
  const option = (value: RuleMetric) => ({ value, label: texts.metric(value) });
  return (
    <>
      <FormField name="name" label={t('alertSettings.name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="metric" label={t('alertSettings.metric')}>
        <Select<RuleMetric>
          listHeight={LIST_HEIGHT}
          options={[
            { label: t('alertSettings.ofServers'), options: SERVER_METRICS.map(option) },
            { label: t('alertSettings.ofStreams'), options: STREAM_METRICS.map(option) },
          ]}
          onChange={(chosen) => form.setFieldsValue(USUAL[chosen] ?? (USUAL[metric] ? USUAL_OF_SERVERS : {}))}
        />
      </FormField>
      {!isStateMetric(metric) && (
        <>
          <FormField name="comparison" label={t('alertSettings.comparison')}>
            <Select
              options={RULE_COMPARISONS.map((value) => ({
                value,
                label: t(`alertSettings.comparisons.${value}`),
              }))}
            />
          </FormField>
          <FormField
            name="threshold"
            label={t('alertSettings.threshold')}
            schema={NewAlertRule.shape.threshold.unwrap().max(thresholdMax(metric))}
          >
            <NumberInput suffix={RULE_UNITS[metric]} />
          </FormField>
        </>
      )}
      <FormField name="minutes" label={t('alertSettings.holds')} help={t('alertSettings.holdsHelp')}>
        <NumberInput precision={0} />
      </FormField>
      <FormField name="severity" label={t('alerts.severityLabel')}>
        <Select
          options={ALERT_SEVERITIES.toReversed().map((value) => ({
            value,
            label: t(`alerts.severity.${value}`),
          }))}
        />
      </FormField>
    </>
  );
}
