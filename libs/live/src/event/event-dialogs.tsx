import { browserZone } from '@console/i18n';
import { AppInput } from '@console/shell-layout';
import { useNow } from '@console/ui';
import { FormDialog, FormField, TimeZoneSelect } from '@console/ui/form';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  useCreateEventMutation,
  useGetEventQuery,
  useLazyGetEventQuery,
  useUpdateEventMutation,
} from '../api/channels-api';
import { ChannelDialogFrame } from '../channel/channel-dialog-frame';
import { channelListPath, channelPath } from '../channel/channel-paths';
import { StreamSelect, useAppOfForm } from '../channel/stream-select';
import { CreateEventDto, UpdateEventDto, type EventChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useAppScope } from '../use-app-scope';
import { ClockInput } from './clock-input';
import { SlateInput } from './slate-input';
import { StartOverSwitch } from './start-over-switch';

const HOUR_MS = 3_600_000;

export function AddEventDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const [create] = useCreateEventMutation();
  const now = useNow(HOUR_MS);
  // The next full hour.
  const [start] = useState(() => Math.ceil(now / HOUR_MS) * HOUR_MS);
  return (
    <FormDialog
      title={t('event.add')}
      requires={CHANGE_STREAMS}
      schema={CreateEventDto}
      initialValues={{
        appId: appId ?? '',
        name: '',
        zone: browserZone(),
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + HOUR_MS).toISOString(),
        before: { minutes: 10, text: '' },
        after: { minutes: 5, text: '' },
        pattern: 'gradient',
        startOver: false,
      }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(channelPath('event', appId, id))}
      submitLabel={t('event.submit')}
      draftKey={`event:add ${appId ?? ''}`}
      closeTo={channelListPath('event', appId)}
    >
      <FormField name="appId" label={t('app')}>
        <AppInput label={t('app')} placeholder={t('add.chooseApp')} disabled={appId !== undefined} />
      </FormField>
      <EventFields />
    </FormDialog>
  );
}

export function EditEventDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const { channelId = '' } = useParams();
  const result = useGetEventQuery({ id: channelId, appId });
  return (
    <ChannelDialogFrame
      result={result}
      title={t('edit.action')}
      closeTo={channelPath('event', appId, channelId)}
    >
      {(event) => <EditEvent key={event.id} event={event} />}
    </ChannelDialogFrame>
  );
}

const valuesOf = ({
  name,
  streamId,
  startsAt,
  endsAt,
  zone,
  before,
  after,
  pattern,
  startOver,
}: EventChannel) => ({ name, streamId, startsAt, endsAt, zone, before, after, pattern, startOver });

function EditEvent({ event }: { event: EventChannel & { etag: string } }) {
  const { t } = useTranslation('live');
  const { id } = event;
  const { appId } = useAppScope();
  const [update] = useUpdateEventMutation();
  const [read] = useLazyGetEventQuery();
  return (
    <FormDialog
      title={t('edit.title', { name: event.name })}
      requires={CHANGE_STREAMS}
      schema={UpdateEventDto}
      initialValues={valuesOf(event)}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? event.etag })}
      readLatest={async () => {
        const { data, error } = await read({ id, appId });
        return data ? { data: { values: valuesOf(data), etag: data.etag } } : { error: error ?? {} };
      }}
      submitLabel={t('edit.submit')}
      draftKey={`event:edit ${id}`}
      closeTo={channelPath('event', appId, id)}
    >
      <EventFields event={event} />
    </FormDialog>
  );
}

function EventFields({ event }: { event?: EventChannel }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="streamId" label={t('event.stream')} help={t('event.streamHelp')}>
        <StreamSelect ofApp={event?.appId ?? appOfForm} {...(event && { except: event.id })} />
      </FormField>
      <FormField name="zone" label={t('event.zone')}>
        <TimeZoneSelect />
      </FormField>
      <FormField name="startsAt" label={t('event.startsAt')}>
        <ClockInput />
      </FormField>
      <FormField name="endsAt" label={t('event.endsAt')}>
        <ClockInput />
      </FormField>
      <FormField name="before" label={t('event.before')}>
        <SlateInput label={t('event.before')} />
      </FormField>
      <FormField name="after" label={t('event.after')}>
        <SlateInput label={t('event.after')} />
      </FormField>
      <FormField name="pattern" label={t('event.pattern')}>
        <PatternSelect />
      </FormField>
      <FormField name="startOver" label={t('event.startOver')} help={t('event.startOverHelp')}>
        <StartOverSwitch />
      </FormField>
    </>
  );
}
