import { FormField, NumberInput } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateTranscodePresetMutation,
  useGetTranscodePresetQuery,
  useUpdateTranscodePresetMutation,
} from '../api/transcode-api';
import {
  CreateTranscodePresetDto,
  ENCODER_LEVELS,
  ENCODER_SPEEDS,
  ENCODER_TUNES,
  UpdateTranscodePresetDto,
  type TranscodePreset,
} from '../contract';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { useResourceArgs } from '../resource/use-resource-args';
import { CHANGE_TRANSCODE } from './transcode-access';

export function AddPresetDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateTranscodePresetMutation();
  return (
    <AddResourceDialog
      kind="transcode/presets"
      title={t('transcode.presets.add')}
      requires={CHANGE_TRANSCODE}
      schema={CreateTranscodePresetDto}
      initialValues={{ name: '', speed: 'veryfast', tune: 'none', level: 'high', bFrames: 0 }}
      create={create}
      submitLabel={t('add.submit')}
    >
      <PresetFields />
    </AddResourceDialog>
  );
}

export function EditPresetDialog() {
  const [update] = useUpdateTranscodePresetMutation();
  return (
    <EditResourceDialog
      kind="transcode/presets"
      requires={CHANGE_TRANSCODE}
      schema={UpdateTranscodePresetDto}
      result={useGetTranscodePresetQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {() => <PresetFields />}
    </EditResourceDialog>
  );
}

const valuesOf = ({ name, speed, tune, level, bFrames }: TranscodePreset) => ({
  name,
  speed,
  tune,
  level,
  bFrames,
});

function PresetFields() {
  const { t } = useTranslation('live');
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="speed" label={t('transcode.speed')} help={t('transcode.speedHelp')}>
        <Select options={ENCODER_SPEEDS.map((value) => ({ value, label: value }))} />
      </FormField>
      <FormField name="level" label={t('transcode.level')} help={t('transcode.levelHelp')}>
        <Select options={ENCODER_LEVELS.map((value) => ({ value, label: value }))} />
      </FormField>
      <FormField name="tune" label={t('transcode.tune')}>
        <Select options={ENCODER_TUNES.map((value) => ({ value, label: t(`transcode.tunes.${value}`) }))} />
      </FormField>
      <FormField name="bFrames" label={t('transcode.bFrames')} help={t('transcode.bFramesHelp')}>
        <NumberInput precision={0} />
      </FormField>
    </>
  );
}
