import { browserZone } from '@console/i18n';
import { FormField, TimeZoneSelect } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreatePlayoutChannelMutation,
  useGetPlayoutChannelQuery,
  useLazyGetPlayoutChannelQuery,
  useUpdatePlayoutChannelMutation,
} from '../api/channels-api';
import { AddChannelDialog, EditChannelDialog } from '../channel/channel-dialogs';
import { useChannelArgs } from '../channel/use-channel-args';
import { CreatePlayoutChannelDto, UpdatePlayoutChannelDto, type PlayoutChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';

export function AddPlayoutDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreatePlayoutChannelMutation();
  return (
    <AddChannelDialog
      kind="playout"
      title={t('playout.add')}
      requires={CHANGE_STREAMS}
      schema={CreatePlayoutChannelDto}
      initialValues={{ name: '', zone: browserZone(), pattern: 'gradient' }}
      create={create}
      submitLabel={t('add.submit')}
    >
      <PlayoutFields />
    </AddChannelDialog>
  );
}

const EditPlayoutDto = UpdatePlayoutChannelDto.omit({ items: true });
const valuesOf = ({ name, zone, pattern }: PlayoutChannel) => ({ name, zone, pattern });

export function EditPlayoutDialog() {
  const [update] = useUpdatePlayoutChannelMutation();
  const [read] = useLazyGetPlayoutChannelQuery();
  return (
    <EditChannelDialog
      kind="playout"
      requires={CHANGE_STREAMS}
      schema={EditPlayoutDto}
      result={useGetPlayoutChannelQuery(useChannelArgs())}
      valuesOf={valuesOf}
      update={update}
      read={read}
    >
      {() => <PlayoutFields />}
    </EditChannelDialog>
  );
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
