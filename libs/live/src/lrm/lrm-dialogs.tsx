import { AppInput } from '@console/shell-layout';
import { FormDialog, FormField } from '@console/ui/form';
import { Flex, Input, InputNumber, Segmented, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  useCreateLrmChannelMutation,
  useGetLrmChannelQuery,
  useLazyGetLrmChannelQuery,
  useUpdateLrmChannelMutation,
} from '../api/channels-api';
import { ChannelDialogFrame } from '../channel/channel-dialog-frame';
import { channelListPath, channelPath } from '../channel/channel-paths';
import { StreamsSelect, useAppOfForm } from '../channel/stream-select';
import { CreateLrmChannelDto, UpdateLrmChannelDto, type LrmChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { useAppScope } from '../use-app-scope';
import { CHANGE_LRM } from './lrm-access';

export function AddLrmDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const [create] = useCreateLrmChannelMutation();
  return (
    <FormDialog
      title={t('lrm.add')}
      requires={CHANGE_LRM}
      schema={CreateLrmChannelDto}
      initialValues={{
        appId: appId ?? '',
        name: '',
        inputs: [],
        lossMs: 2_000,
        returnSeconds: 10,
        pattern: 'color-bars',
      }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(channelPath('lrm', appId, id))}
      submitLabel={t('add.submit')}
      draftKey={`lrm:add ${appId ?? ''}`}
      closeTo={channelListPath('lrm', appId)}
    >
      <FormField name="appId" label={t('app')}>
        <AppInput label={t('app')} placeholder={t('add.chooseApp')} disabled={appId !== undefined} />
      </FormField>
      <LrmFields />
    </FormDialog>
  );
}

export function EditLrmDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const { channelId = '' } = useParams();
  const result = useGetLrmChannelQuery({ id: channelId, appId });
  return (
    <ChannelDialogFrame
      result={result}
      title={t('edit.action')}
      closeTo={channelPath('lrm', appId, channelId)}
    >
      {(channel) => <EditLrm key={channel.id} channel={channel} />}
    </ChannelDialogFrame>
  );
}

const valuesOf = ({ name, inputs, lossMs, returnSeconds, pattern }: LrmChannel) => ({
  name,
  inputs: inputs.map(({ streamId }) => streamId),
  lossMs,
  returnSeconds,
  pattern,
});

function EditLrm({ channel }: { channel: LrmChannel & { etag: string } }) {
  const { t } = useTranslation('live');
  const { id } = channel;
  const { appId } = useAppScope();
  const [update] = useUpdateLrmChannelMutation();
  const [read] = useLazyGetLrmChannelQuery();
  return (
    <FormDialog
      title={t('edit.title', { name: channel.name })}
      requires={CHANGE_LRM}
      schema={UpdateLrmChannelDto}
      initialValues={valuesOf(channel)}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? channel.etag })}
      readLatest={async () => {
        const { data, error } = await read({ id, appId });
        return data ? { data: { values: valuesOf(data), etag: data.etag } } : { error: error ?? {} };
      }}
      submitLabel={t('edit.submit')}
      draftKey={`lrm:edit ${id}`}
      closeTo={channelPath('lrm', appId, id)}
    >
      <LrmFields channel={channel} />
    </FormDialog>
  );
}

function LrmFields({ channel }: { channel?: LrmChannel }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="inputs" label={t('lrm.inputs')} help={t('lrm.inputsHelp')}>
        <StreamsSelect ofApp={channel?.appId ?? appOfForm} {...(channel && { except: channel.id })} />
      </FormField>
      <FormField name="lossMs" label={t('lrm.loss')} help={t('lrm.lossHelp')}>
        <InputNumber min={500} max={60_000} step={500} suffix={t('lrm.ms')} style={{ width: '100%' }} />
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
        <InputNumber
          id={id}
          aria-label={t('lrm.clearFor')}
          min={1}
          max={3_600}
          value={value}
          onChange={(seconds) => onChange?.(seconds ?? 1)}
          prefix={t('lrm.clearFor')}
          suffix={t('lrm.seconds')}
          style={{ width: '100%' }}
        />
      )}
    </Flex>
  );
}
