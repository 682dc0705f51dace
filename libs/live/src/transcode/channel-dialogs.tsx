import { FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateTranscodeChannelMutation,
  useGetTranscodeChannelQuery,
  useUpdateTranscodeChannelMutation,
} from '../api/transcode-api';
import { StreamSelect, useAppOfForm } from '../channel/stream-select';
import { CreateTranscodeChannelDto, UpdateTranscodeChannelDto, type TranscodeChannel } from '../contract';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { useResourceArgs } from '../resource/use-resource-args';
import { TemplateSelect } from './setting-selects';
import { CHANGE_TRANSCODE } from './transcode-access';

export function AddChannelDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateTranscodeChannelMutation();
  return (
    <AddResourceDialog
      kind="transcode/channels"
      title={t('transcode.channels.add')}
      requires={CHANGE_TRANSCODE}
      schema={CreateTranscodeChannelDto}
      initialValues={{ name: '' }}
      create={create}
      submitLabel={t('add.submit')}
    >
      <ChannelFields />
    </AddResourceDialog>
  );
}

export function EditChannelDialog() {
  const [update] = useUpdateTranscodeChannelMutation();
  return (
    <EditResourceDialog
      kind="transcode/channels"
      requires={CHANGE_TRANSCODE}
      schema={UpdateTranscodeChannelDto}
      result={useGetTranscodeChannelQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {(channel) => <ChannelFields channel={channel} />}
    </EditResourceDialog>
  );
}

const valuesOf = ({ name, template }: TranscodeChannel) => ({ name, templateId: template.id });

function ChannelFields({ channel }: { channel?: TranscodeChannel }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  const ofApp = channel?.appId ?? appOfForm;
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      {!channel && (
        <FormField name="streamId" label={t('transcode.input')} help={t('transcode.inputHelp')}>
          <StreamSelect ofApp={ofApp} inputsOnly />
        </FormField>
      )}
      <FormField name="templateId" label={t('transcode.template')} help={t('transcode.templateHelp')}>
        <TemplateSelect ofApp={ofApp} />
      </FormField>
    </>
  );
}
