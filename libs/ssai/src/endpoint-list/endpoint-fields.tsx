import { FormField, NumberInput } from '@console/ui/form';
import { Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { AD_MACROS, BREAK_SOURCES, FILLERS, VIEWER_DATA } from '../contract';

const MACROS = AD_MACROS.map((name) => `[${name}]`).join(' ');

const UNITS = {
  everyMinutes: 'minutes',
  breakSeconds: 'seconds',
  maxExcessSeconds: 'seconds',
  minFillPercent: 'percent',
  maxAdsPerBreak: null,
  decisionTimeoutMs: 'milliseconds',
  totalTimeoutMs: 'milliseconds',
  maxSessions: null,
} as const;

function NumberField({ name }: { name: keyof typeof UNITS }) {
  const { t } = useTranslation('ssai');
  const unit = UNITS[name];
  return (
    <FormField name={name} label={t(`fields.${name}`)}>
      <NumberInput precision={0} suffix={unit && t(`units.${unit}`)} />
    </FormField>
  );
}

/** What an operator sets for an endpoint. */
export function EndpointFields() {
  const { t } = useTranslation('ssai');
  const source: unknown = Form.useWatch('breakSource', Form.useFormInstance());
  return (
    <>
      <FormField
        name="adServerUrl"
        label={t('fields.adServerUrl')}
        help={t('fields.adServerHelp', { macros: MACROS })}
        rules={{ macroUrl: t('fields.urlInvalid') }}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField name="breakSource" label={t('fields.breakSource')}>
        <Select options={BREAK_SOURCES.map((value) => ({ value, label: t(`breakSources.${value}`) }))} />
      </FormField>
      {source === 'schedule' && <NumberField name="everyMinutes" />}
      {source === 'cues' && (
        <FormField
          name="cueUrl"
          label={t('fields.cueUrl')}
          help={t('fields.cueUrlHelp')}
          rules={{ invalid: t('fields.urlInvalid') }}
        >
          <Input autoComplete="off" />
        </FormField>
      )}
      {source !== 'manual' && <NumberField name="breakSeconds" />}
      <FormField name="filler" label={t('fields.filler')}>
        <Select options={FILLERS.map((value) => ({ value, label: t(`fillers.${value}`) }))} />
      </FormField>
      <NumberField name="maxExcessSeconds" />
      <NumberField name="minFillPercent" />
      <NumberField name="maxAdsPerBreak" />
      {source === 'cues' && (
        <FormField name="isEarlyReturn" label={t('fields.isEarlyReturn')}>
          <Switch />
        </FormField>
      )}
      <FormField name="viewerData" label={t('fields.viewerData')}>
        <Select options={VIEWER_DATA.map((value) => ({ value, label: t(`viewerData.${value}`) }))} />
      </FormField>
      <FormField name="isResending" label={t('fields.isResending')} help={t('fields.isResendingHelp')}>
        <Switch />
      </FormField>
      <NumberField name="decisionTimeoutMs" />
      <NumberField name="totalTimeoutMs" />
      <NumberField name="maxSessions" />
    </>
  );
}
