import { Form, Input, Radio, Switch, theme, Typography, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HostState } from '@console/host-protocol';
import {
  BEHAVIOURS,
  CARRIERS,
  CHOICES,
  GUESTS,
  isGood,
  OPTIONS,
  type Situation,
  type TypedField,
} from './situation';

/** What a state has where nothing is said. */
const DEFAULTS = HostState.parse({ token: '' });

/** What is set by hand: the situation, and the token, which is no part of it. */
export type Settings = Situation & { token: string };

interface SimulatorSettingsProps {
  form: FormInstance<Settings>;
  initial: Settings;
  /** Where the sample guest has no page of its own. */
  noSampleFrame: boolean;
  onChange: (settings: Settings) => void;
  onMount: (settings: Settings) => void;
}

/** Every field of the state, the options, the callbacks, and the ways in which a host can misbehave. */
export function SimulatorSettings({
  form,
  initial,
  noSampleFrame,
  onChange,
  onMount,
}: SimulatorSettingsProps) {
  const { t } = useTranslation('hostSimulator');
  const guest = Form.useWatch('guest', form);
  const carrier = Form.useWatch('carrier', form);
  const good = (field: TypedField) => ({
    validator: (_rule: unknown, typed: string) =>
      (field === 'entry' && form.getFieldValue('guest') !== 'other') || isGood(field, typed)
        ? Promise.resolve()
        : Promise.reject(new Error(t(`field.${field}`))),
  });

  return (
    <Form
      form={form}
      layout="vertical"
      size="small"
      initialValues={initial}
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_changed, settings: Settings) => {
        onChange(settings);
      }}
      onFinish={onMount}
    >
      <Group legend={t('guest.legend')}>
        <Form.Item name="guest" label={t('guest.which')}>
          <Radio.Group
            vertical
            aria-label={t('guest.which')}
            options={GUESTS.map((value) => ({ value, label: t(`guest.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="entry"
          label={t('guest.entry')}
          extra={t('guest.entryHelp')}
          hidden={guest !== 'other'}
          rules={[good('entry')]}
        >
          <Input inputMode="url" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="carrier"
          label={t('guest.carrier')}
          extra={noSampleFrame && guest === 'sample' && carrier === 'frame' && t('guest.noSampleFrame')}
        >
          <Radio.Group
            aria-label={t('guest.carrier')}
            options={CARRIERS.map((value) => ({ value, label: t(`guest.${value}`) }))}
          />
        </Form.Item>
      </Group>

      <Group legend={t('state.legend')} note={t('state.now')}>
        <Form.Item name="token" label={t('state.token')} extra={t('state.tokenHelp')} rules={[good('token')]}>
          <Input.Password autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item name="appId" label={t('state.appId')} rules={[good('appId')]}>
          <Input placeholder={DEFAULTS.appId} spellCheck={false} />
        </Form.Item>
        <Form.Item name="path" label={t('state.path')} extra={t('state.pathHelp')} rules={[good('path')]}>
          <Input spellCheck={false} />
        </Form.Item>
        <Form.Item name="lang" label={t('state.lang')}>
          <Radio.Group
            aria-label={t('state.lang')}
            options={(['vi', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="layoutMode" label={t('state.layoutMode')}>
          <Radio.Group
            aria-label={t('state.layoutMode')}
            options={(['horizontal', 'vertical'] as const).map((value) => ({
              value,
              label: t(`state.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="tokenProp" label={t('state.tokenProp')} rules={[good('tokenProp')]}>
          <Input placeholder={DEFAULTS.tokenProp} spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="children"
          label={t('state.children')}
          extra={t('state.childrenHelp')}
          rules={[good('children')]}
        >
          <Input.TextArea rows={2} placeholder="[]" spellCheck={false} />
        </Form.Item>
        <Form.Item name="isProduction" label={t('state.isProduction')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Group>

      <Group legend={t('options.legend')} note={t('options.atMount')}>
        {OPTIONS.map((name) => (
          <Form.Item key={name} name={name} label={t(`options.${name}`)}>
            <Radio.Group
              aria-label={t(`options.${name}`)}
              options={CHOICES.map((value) => ({ value, label: t(`options.${value}`) }))}
            />
          </Form.Item>
        ))}
        <Form.Item name="open" label={t('options.open')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="openNoCardWarning" label={t('options.openNoCardWarning')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Group>

      <Group legend={t('behaviour.legend')}>
        <Form.Item name="behaviour" noStyle>
          <Radio.Group
            vertical
            aria-label={t('behaviour.legend')}
            options={BEHAVIOURS.map((value) => ({ value, label: t(`behaviour.${value}`) }))}
          />
        </Form.Item>
      </Group>
    </Form>
  );
}

function Group({ legend, note, children }: { legend: string; note?: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <fieldset
      style={{
        border: 0,
        borderTop: `1px solid ${token.colorBorderSecondary}`,
        margin: 0,
        minWidth: 0,
        padding: `${String(token.paddingSM)}px 0`,
      }}
    >
      <legend style={{ fontWeight: token.fontWeightStrong, paddingInlineEnd: token.paddingXS }}>
        {legend}
      </legend>
      {note !== undefined && <Typography.Paragraph type="secondary">{note}</Typography.Paragraph>}
      {children}
    </fieldset>
  );
}
