import { FormField, NumberInput } from '@console/ui/form';
import { Flex, Input, Segmented, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateLrmChannelMutation,
  useGetLrmChannelQuery,
  useUpdateLrmChannelMutation,
} from '../api/channels-api';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { StreamsSelect, useAppOfForm } from '../channel/stream-select';
import { useResourceArgs } from '../resource/use-resource-args';
import { CreateLrmChannelDto, INPUT_PROBLEMS, UpdateLrmChannelDto, type LrmChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { CHANGE_LRM } from './lrm-access';

export function AddLrmDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateLrmChannelMutation();
  return (
    <AddResourceDialog
      kind="lrm"
      title={t('lrm.add')}
      requires={CHANGE_LRM}
      schema={CreateLrmChannelDto}
      initialValues={{
        name: '',
        inputs: [],
        lossMs: 2_000,
        switchOn: [],
        returnSeconds: 10,
        pattern: 'color-bars',
      }}
      create={create}
      submitLabel={t('add.submit')}
    >
      <LrmFields />
    </AddResourceDialog>
  );
}

export function EditLrmDialog() {
  const [update] = useUpdateLrmChannelMutation();
  return (
    <EditResourceDialog
      kind="lrm"
      requires={CHANGE_LRM}
      schema={UpdateLrmChannelDto}
      result={useGetLrmChannelQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {(channel) => <LrmFields channel={channel} />}
    </EditResourceDialog>
  );
}

const valuesOf = ({ name, inputs, lossMs, switchOn, returnSeconds, pattern }: LrmChannel) => ({
  name,
  inputs: inputs.map(({ streamId }) => streamId),
  lossMs,
  switchOn,
  returnSeconds,
  pattern,
});

function LrmFields({ channel }: { channel?: LrmChannel }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="inputs" label={t('lrm.inputs')} help={t('lrm.inputsHelp')}>
        <StreamsSelect
          ofApp={channel?.appId ?? appOfForm}
          {...(channel && { except: channel.id, known: channel.inputs })}
        />
      </FormField>
      <FormField name="lossMs" label={t('lrm.loss')} help={t('lrm.lossHelp')}>
        <NumberInput step={500} suffix={t('lrm.ms')} />
      </FormField>
      <FormField name="switchOn" label={t('lrm.switchOn')} help={t('lrm.switchOnHelp')}>
        <Select
          mode="multiple"
          placeholder={t('lrm.lossOnly')}
          options={INPUT_PROBLEMS.map((problem) => ({ value: problem, label: t(`health.types.${problem}`) }))}
        />
      </FormField>
      <FormField name="returnSeconds" label={t('lrm.return')}>
        <ReturnInput />
      </FormField>
      <FormField name="pattern" label={t('lrm.filler')} help={t('lrm.fillerHelp')}>
        <PatternSelect />
      </FormField>
    </>
  );
}

interface ReturnInputProps {
  id?: string;
  /** Null: the inputs are equal. */
  value?: number | null;
  onChange?: (seconds: number | null) => void;
}

function ReturnInput({ id, value = null, onChange }: ReturnInputProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const mode = value === null ? 'equal' : 'preferred';
  return (
    <Flex vertical gap={token.marginXS}>
      <Segmented<'preferred' | 'equal'>
        aria-label={t('lrm.return')}
        value={mode}
        options={[
          { value: 'preferred', label: t('lrm.preferred') },
          { value: 'equal', label: t('lrm.equal') },
        ]}
        onChange={(chosen) => onChange?.(chosen === 'equal' ? null : 10)}
      />
      {value !== null && (
        <NumberInput
          id={id}
          aria-label={t('lrm.clearFor')}
          min={1}
          max={3_600}
          value={value}
          onChange={(seconds) => onChange?.(seconds ?? 1)}
          prefix={t('lrm.clearFor')}
          suffix={t('lrm.seconds')}
        />
      )}
    </Flex>
  );
}
