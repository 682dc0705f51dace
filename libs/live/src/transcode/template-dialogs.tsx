import { FormField } from '@console/ui/form';
import { Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateTranscodeTemplateMutation,
  useGetTranscodeTemplateQuery,
  useUpdateTranscodeTemplateMutation,
} from '../api/transcode-api';
import { useAppOfForm } from '../channel/stream-select';
import {
  CreateTranscodeTemplateDto,
  TRANSCODE_AUDIO_KBPS,
  UpdateTranscodeTemplateDto,
  type TranscodeTemplate,
} from '../contract';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { useResourceArgs } from '../resource/use-resource-args';
import { LadderInput } from './ladder-input';
import { CHANGE_TRANSCODE } from './transcode-access';

const WIDTH = 880;

export function AddTemplateDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateTranscodeTemplateMutation();
  return (
    <AddResourceDialog
      kind="transcode/templates"
      title={t('transcode.templates.add')}
      requires={CHANGE_TRANSCODE}
      schema={CreateTranscodeTemplateDto}
      initialValues={{ name: '', audioKbps: 128, includeSource: false, profileIds: [] }}
      create={create}
      submitLabel={t('add.submit')}
      width={WIDTH}
    >
      <TemplateFields />
    </AddResourceDialog>
  );
}

export function EditTemplateDialog() {
  const [update] = useUpdateTranscodeTemplateMutation();
  return (
    <EditResourceDialog
      kind="transcode/templates"
      requires={CHANGE_TRANSCODE}
      schema={UpdateTranscodeTemplateDto}
      result={useGetTranscodeTemplateQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
      width={WIDTH}
    >
      {(template) => <TemplateFields template={template} />}
    </EditResourceDialog>
  );
}

const valuesOf = ({ name, audioKbps, includeSource, profiles }: TranscodeTemplate) => ({
  name,
  audioKbps,
  includeSource,
  profileIds: profiles.map(({ id }) => id),
});

function TemplateFields({ template }: { template?: TranscodeTemplate }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  const isUsed = template !== undefined && template.usedBy.length > 0;
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="profileIds" label={t('transcode.ladder')} help={t('transcode.ladderHelp')}>
        <LadderInput
          ofApp={template?.appId ?? appOfForm}
          viewersOf={(profileId) =>
            isUsed ? (template.profiles.find(({ id }) => id === profileId)?.viewers ?? 0) : undefined
          }
        />
      </FormField>
      <FormField name="audioKbps" label={t('transcode.audio')}>
        <Select
          options={TRANSCODE_AUDIO_KBPS.map((kbps) => ({
            value: kbps,
            label: t('transcode.kbpsOf', { kbps }),
          }))}
        />
      </FormField>
      <FormField
        name="includeSource"
        label={t('transcode.includeSource')}
        help={t('transcode.includeSourceHelp')}
      >
        <Switch />
      </FormField>
    </>
  );
}
