import { useNow, useZone } from '@console/ui';
import { FormField, TimeZoneSelect } from '@console/ui/form';
import { Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateEventMutation, useGetEventQuery, useUpdateEventMutation } from '../api/channels-api';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { StreamSelect, useAppOfForm } from '../channel/stream-select';
import { useResourceArgs } from '../resource/use-resource-args';
import { CreateEventDto, UpdateEventDto, type EventChannel } from '../contract';
import { PatternSelect } from '../stream/pattern-select';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { ClockInput } from './clock-input';
import { SlateInput } from './slate-input';

const HOUR_MS = 3_600_000;

export function AddEventDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateEventMutation();
  const now = useNow(HOUR_MS);
  // The next full hour.
  const [start] = useState(() => Math.ceil(now / HOUR_MS) * HOUR_MS);
  return (
    <AddResourceDialog
      kind="event"
      title={t('event.add')}
      requires={CHANGE_STREAMS}
      schema={CreateEventDto}
      initialValues={{
        name: '',
        zone: useZone(),
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + HOUR_MS).toISOString(),
        before: { minutes: 10, text: '' },
        after: { minutes: 5, text: '' },
        pattern: 'gradient',
        startOver: false,
        record: false,
      }}
      create={create}
      submitLabel={t('event.submit')}
    >
      <EventFields />
    </AddResourceDialog>
  );
}

export function EditEventDialog() {
  const [update] = useUpdateEventMutation();
  return (
    <EditResourceDialog
      kind="event"
      requires={CHANGE_STREAMS}
      schema={UpdateEventDto}
      result={useGetEventQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {(event) => <EventFields event={event} />}
    </EditResourceDialog>
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
  record,
}: EventChannel) => ({
  name,
  streamId,
  startsAt,
  endsAt,
  zone,
  before,
  after,
  pattern,
  startOver,
  record,
});

function EventFields({ event }: { event?: EventChannel }) {
  const { t } = useTranslation('live');
  const appOfForm = useAppOfForm();
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="streamId" label={t('event.stream')} help={t('event.streamHelp')}>
        <StreamSelect
          ofApp={event?.appId ?? appOfForm}
          {...(event && { except: event.id, known: [event.shown] })}
        />
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
        <Switch />
      </FormField>
      <FormField name="record" label={t('event.record')} help={t('event.recordHelp')}>
        <Switch />
      </FormField>
    </>
  );
}
