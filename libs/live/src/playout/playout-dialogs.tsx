import { browserZone } from '@console/i18n';
import { AppInput } from '@console/shell-layout';
import { FormDialog, FormField, TimeZoneSelect } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  useCreatePlayoutChannelMutation,
  useGetPlayoutChannelQuery,
  useLazyGetPlayoutChannelQuery,
  useUpdatePlayoutChannelMutation,
} from '../api/channels-api';
import { ChannelDialogFrame } from '../channel/channel-dialog-frame';
import { channelListPath, channelPath } from '../channel/channel-paths';
import { CreatePlayoutChannelDto, UpdatePlayoutChannelDto, type PlayoutChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useAppScope } from '../use-app-scope';

export function AddPlayoutDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const [create] = useCreatePlayoutChannelMutation();
  return (
    <FormDialog
      title={t('playout.add')}
      requires={CHANGE_STREAMS}
      schema={CreatePlayoutChannelDto}
      initialValues={{ appId: appId ?? '', name: '', zone: browserZone(), pattern: 'gradient' }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(channelPath('playout', appId, id))}
      submitLabel={t('add.submit')}
      draftKey={`playout:add ${appId ?? ''}`}
      closeTo={channelListPath('playout', appId)}
    >
      <FormField name="appId" label={t('app')}>
        <AppInput label={t('app')} placeholder={t('add.chooseApp')} disabled={appId !== undefined} />
      </FormField>
      <PlayoutFields />
    </FormDialog>
  );
}

export function EditPlayoutDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const { channelId = '' } = useParams();
  const result = useGetPlayoutChannelQuery({ id: channelId, appId });
  return (
    <ChannelDialogFrame
      result={result}
      title={t('edit.action')}
      closeTo={channelPath('playout', appId, channelId)}
    >
      {(channel) => <EditPlayout key={channel.id} channel={channel} />}
    </ChannelDialogFrame>
  );
}

const EditPlayoutDto = UpdatePlayoutChannelDto.omit({ items: true });
const valuesOf = ({ name, zone, pattern }: PlayoutChannel) => ({ name, zone, pattern });

function EditPlayout({ channel }: { channel: PlayoutChannel & { etag: string } }) {
  const { t } = useTranslation('live');
  const { id } = channel;
  const { appId } = useAppScope();
  const [update] = useUpdatePlayoutChannelMutation();
  const [read] = useLazyGetPlayoutChannelQuery();
  return (
    <FormDialog
      title={t('edit.title', { name: channel.name })}
      requires={CHANGE_STREAMS}
      schema={EditPlayoutDto}
      initialValues={valuesOf(channel)}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? channel.etag })}
      readLatest={async () => {
        const { data, error } = await read({ id, appId });
        return data ? { data: { values: valuesOf(data), etag: data.etag } } : { error: error ?? {} };
      }}
      submitLabel={t('edit.submit')}
      draftKey={`playout:edit ${id}`}
      closeTo={channelPath('playout', appId, id)}
    >
      <PlayoutFields />
    </FormDialog>
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
