import { ADMIN_APP_ID } from '@console/http';
import { useAppScope } from '@console/shell-layout';
import { useZone } from '@console/ui';
import { choiceFilter, statusColumn, timeColumn, useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListEventsQuery, useListEventsQuery } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { EVENT_LIST } from '../channel/channel-list-query';
import { useChannelColumns } from '../channel/use-channel-columns';
import { EVENT_PHASES, type EventChannel } from '../contract';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { Countdown } from './countdown';
import { PHASE_TONES } from './phase-tones';
import { useEventActions } from './use-event-actions';

export function EventListPage() {
  return useIsResourceOpen() ? <Outlet /> : <EventList />;
}

function EventList() {
  const { t } = useTranslation('live');
  const { appId = ADMIN_APP_ID } = useAppScope();
  const zone = useZone();
  const list = useListQuery(EVENT_LIST);
  const { phase, appId: ofApp, ...query } = list.state;
  const app = appId === ADMIN_APP_ID ? ofApp : appId;
  const args = {
    ...query,
    ...(appId !== ADMIN_APP_ID && { appId }),
    customFields: { ...(app !== '' && { appId: app }), ...(phase !== '' && { phase }) },
  };
  const [readList] = useLazyListEventsQuery({ selectFromResult: () => ({}) });
  const { name, viewers } = useChannelColumns<EventChannel>(
    ({ shown }) => shown.name ?? t('channel.deleted'),
  );
  return (
    <ResourceListPage<EventChannel>
      kind="event"
      title={t('event.title')}
      addLabel={t('event.add')}
      label={t('event.title')}
      empty={t('event.empty')}
      requires={CHANGE_STREAMS}
      list={list}
      result={useListEventsQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        statusColumn({
          key: 'phase',
          title: t('state'),
          status: (event) => ({ tone: PHASE_TONES[event.phase], label: t(`event.phases.${event.phase}`) }),
        }),
        timeColumn({ key: 'startsAt', title: t('event.startsAt'), zone, sortable: true }),
        {
          key: 'countdown',
          title: t('event.countdown'),
          render: (event) => <Countdown event={event} />,
        },
        timeColumn({ key: 'endsAt', title: t('event.endsAt'), zone, priority: 'secondary' }),
        viewers,
      ]}
      filters={[
        choiceFilter({
          label: t('state'),
          all: t('allStates'),
          value: phase,
          options: EVENT_PHASES.map((value) => ({ value, label: t(`event.phases.${value}`) })),
          onChange: (chosen) => list.change({ phase: chosen }),
        }),
      ]}
      {...useEventActions()}
    />
  );
}
