import { Slot, useSlotFilled, type FieldSlotProps } from '@console/shell-layout';
import { useZone } from '@console/ui';
import { FormField, TimeZoneSelect } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreatePlayoutChannelMutation,
  useGetPlayoutChannelQuery,
  useUpdatePlayoutChannelMutation,
} from '../api/channels-api';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { useResourceArgs } from '../resource/use-resource-args';
import { CreatePlayoutChannelDto, UpdatePlayoutChannelDto, type PlayoutChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';

export function AddPlayoutDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreatePlayoutChannelMutation();
  return (
    <AddResourceDialog
      kind="playout"
      title={t('playout.add')}
      requires={CHANGE_STREAMS}
      schema={CreatePlayoutChannelDto}
      initialValues={{ name: '', zone: useZone(), pattern: 'gradient' }}
      create={create}
      submitLabel={t('add.submit')}
    >
      <PlayoutFields />
    </AddResourceDialog>
  );
}

const EditPlayoutDto = UpdatePlayoutChannelDto.omit({ items: true });
const valuesOf = ({ name, zone, pattern, fillerVideoIds = [] }: PlayoutChannel) => ({
  name,
  zone,
  pattern,
  fillerVideoIds,
});

export function EditPlayoutDialog() {
  const { t } = useTranslation('live');
  const [update] = useUpdatePlayoutChannelMutation();
  const hasVideos = useSlotFilled('videoPicker');
  return (
    <EditResourceDialog
      kind="playout"
      requires={CHANGE_STREAMS}
      schema={EditPlayoutDto}
      result={useGetPlayoutChannelQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {({ appId, videos }) => (
        <>
          <PlayoutFields />
          {hasVideos && (
            <FormField
              name="fillerVideoIds"
              label={t('playout.fillerVideos')}
              help={t('playout.fillerVideosHelp')}
            >
              <FillerVideos appId={appId} known={videos} />
            </FormField>
          )}
        </>
      )}
    </EditResourceDialog>
  );
}

function FillerVideos(
  props: FieldSlotProps<readonly string[]> &
    Pick<PlayoutChannel, 'appId'> & { known: PlayoutChannel['videos'] },
) {
  return <Slot name="videoPicker" props={{ ...props, most: 20 }} />;
}

function PlayoutFields() {
  const { t } = useTranslation('live');
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="zone" label={t('event.zone')} help={t('playout.zoneHelp')}>
        <TimeZoneSelect />
      </FormField>
      <FormField name="pattern" label={t('playout.filler')} help={t('playout.fillerHelp')}>
        <PatternSelect />
      </FormField>
    </>
  );
}
