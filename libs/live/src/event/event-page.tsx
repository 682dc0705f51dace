import { useAppScope } from '@console/shell-layout';
import { DateTime, FactList, StatusTag, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetEventQuery } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ChannelPage } from '../channel/channel-page';
import { SwitchLog } from '../channel/switch-log';
import { useResourceArgs } from '../resource/use-resource-args';
import type { EventChannel } from '../contract';
import { streamPath } from '../stream-paths';
import { Countdown } from './countdown';
import { PHASE_TONES } from './phase-tones';
import { useEventActions } from './use-event-actions';

/** An event: when it is, what it shows, and its picture now. */
export function EventPage() {
  const { t } = useTranslation('live');
  const result = useGetEventQuery(useResourceArgs(), POLLED);
  return (
    <ChannelPage
      kind="event"
      result={result}
      tags={({ phase }) => <StatusTag tone={PHASE_TONES[phase]} label={t(`event.phases.${phase}`)} />}
      main={(event) => <SwitchLog title={t('event.onAirLog')} switches={event.switches} />}
      aside={(event) => <Facts event={event} />}
      {...useEventActions()}
    />
  );
}

function Facts({ event }: { event: EventChannel }) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const myZone = useZone();
  const { startsAt, endsAt, opensAt, closesAt, zone, before, after, shown, startOver, record, pattern } =
    event;
  const isAhead = event.phase === 'live' || event.phase === 'scheduled';
  const slate = ({ minutes, text }: EventChannel['before']) =>
    minutes === 0 ? t('event.noSlate') : t('event.slateValue', { minutes, text: text || event.name });
  return (
    <Section title={t('event.facts')} aside={isAhead && <Countdown event={event} />}>
      <SectionBody>
        <FactList
          dense
          facts={[
            { label: t('event.startsAt'), value: <DateTime value={startsAt} zone={myZone} /> },
            { label: t('event.endsAt'), value: <DateTime value={endsAt} zone={myZone} /> },
            ...(zone === myZone
              ? []
              : [{ label: t('event.inZone', { zone }), value: <DateTime value={startsAt} zone={zone} /> }]),
            {
              label: t('event.stream'),
              value:
                shown.name === null ? (
                  t('channel.deleted')
                ) : (
                  <Link to={streamPath(appId, shown.streamId)}>
                    <bdi>{shown.name}</bdi>
                  </Link>
                ),
            },
            { label: t('event.before'), value: slate(before) },
            { label: t('event.after'), value: slate(after) },
            { label: t('event.opensAt'), value: <DateTime value={opensAt} zone={myZone} /> },
            { label: t('event.closesAt'), value: <DateTime value={closesAt} zone={myZone} /> },
            { label: t('event.pattern'), value: t(`patterns.${pattern}`) },
            { label: t('event.startOver'), value: t(startOver ? 'event.yes' : 'event.no') },
            { label: t('event.record'), value: t(record ? 'event.yes' : 'event.no') },
          ]}
        />
      </SectionBody>
    </Section>
  );
}
