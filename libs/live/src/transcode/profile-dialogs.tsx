import { FormField, NumberInput } from '@console/ui/form';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateTranscodeProfileMutation,
  useGetTranscodeProfileQuery,
  useUpdateTranscodeProfileMutation,
} from '../api/transcode-api';
import { useAppOfForm } from '../channel/stream-select';
import {
  bitRateRange,
  CreateTranscodeProfileDto,
  TRANSCODE_SEGMENT_SECONDS,
  UpdateTranscodeProfileDto,
  type TranscodeProfile,
} from '../contract';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { useResourceArgs } from '../resource/use-resource-args';
import { PresetSelect } from './setting-selects';
import { CHANGE_TRANSCODE } from './transcode-access';
import { useTranscodeTexts } from './use-transcode-texts';

export function AddProfileDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateTranscodeProfileMutation();
  return (
    <AddResourceDialog
      kind="transcode/profiles"
      title={t('transcode.profiles.add')}
      requires={CHANGE_TRANSCODE}
      schema={CreateTranscodeProfileDto}
      initialValues={{
        name: '',
        width: 1_280,
        height: 720,
        framesPerSecond: 25,
        kbps: 2_500,
        gopSeconds: TRANSCODE_SEGMENT_SECONDS,
      }}
      create={create}
      submitLabel={t('add.submit')}
    >
      <ProfileFields />
    </AddResourceDialog>
  );
}

export function EditProfileDialog() {
  const [update] = useUpdateTranscodeProfileMutation();
  return (
    <EditResourceDialog
      kind="transcode/profiles"
      requires={CHANGE_TRANSCODE}
      schema={UpdateTranscodeProfileDto}
      result={useGetTranscodeProfileQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {(profile) => <ProfileFields profile={profile} />}
    </EditResourceDialog>
  );
}

const valuesOf = ({ name, width, height, framesPerSecond, kbps, gopSeconds, preset }: TranscodeProfile) => ({
  name,
  width,
  height,
  framesPerSecond,
  kbps,
  gopSeconds,
  presetId: preset.id,
});

const STEPS = { width: 2, height: 2, framesPerSecond: 1 } as const;

function ProfileFields({ profile }: { profile?: TranscodeProfile }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      {(['width', 'height', 'framesPerSecond'] as const).map((name) => (
        <FormField key={name} name={name} label={t(`transcode.${name}`)}>
          <NumberInput step={STEPS[name]} precision={0} />
        </FormField>
      ))}
      <FormField name="kbps" label={t('transcode.bitrate')} help={<BitRateHelp />}>
        <NumberInput step={100} precision={0} suffix={t('transcode.kbps')} />
      </FormField>
      <FormField
        name="gopSeconds"
        label={t('transcode.gop')}
        help={t('transcode.gopHelp', { seconds: TRANSCODE_SEGMENT_SECONDS })}
      >
        <NumberInput step={0.5} suffix={t('lrm.seconds')} />
      </FormField>
      <FormField name="presetId" label={t('transcode.preset')}>
        <PresetSelect ofApp={profile?.appId ?? appOfForm} />
      </FormField>
    </>
  );
}

/** What fits the picture of the form. */
function BitRateHelp() {
  const { t } = useTranslation('live');
  const { number } = useTranscodeTexts();
  const form = Form.useFormInstance();
  const width: unknown = Form.useWatch('width', form);
  const height: unknown = Form.useWatch('height', form);
  const framesPerSecond: unknown = Form.useWatch('framesPerSecond', form);
  if (typeof width !== 'number' || typeof height !== 'number' || typeof framesPerSecond !== 'number')
    return null;
  const picture = { width, height, framesPerSecond };
  const { min, max } = bitRateRange(picture);
  return t('transcode.bitrateHelp', { picture: t('picture', picture), min: number(min), max: number(max) });
}
