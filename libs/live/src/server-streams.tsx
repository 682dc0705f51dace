import { useActionDenial, useLinkFrom, type ConsoleSlots, useAppScope } from '@console/shell-layout';
import { StatusTag } from '@console/ui';
import { clipText } from '@console/i18n';
import { Row, RowList, Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { POLLED } from './api/polling';
import { useListStreamsQuery } from './api/streams-api';
import { STREAMS_ACCESS } from './contract';
import { pagePath } from './resource/resource-paths';
import { streamListPath } from './stream-paths';
import { useStreamTexts } from './use-stream-texts';

const ROWS = 5;

/** The streams that a media node has, the most urgent first; nothing for servers without streams. */
export function ServerStreams({ serverId }: ConsoleSlots['serverStreams']) {
  const { t } = useTranslation('live');
  const scope = useAppScope();
  const texts = useStreamTexts();
  const linkFrom = useLinkFrom();
  const denial = useActionDenial({ access: STREAMS_ACCESS });
  const { currentData } = useListStreamsQuery(
    { ...scope, customFields: { serverId }, sort: 'state,-viewers', perPage: ROWS },
    { ...POLLED, skip: denial !== undefined },
  );
  if (!currentData || currentData.total === 0) return null;
  return (
    <Section
      title={t('streams')}
      more={{
        to: linkFrom(`${streamListPath(scope.appId)}?${new URLSearchParams({ serverId }).toString()}`),
        label: t('streamsOfServer', { count: currentData.total }),
      }}
    >
      <RowList>
        {currentData.data.map((stream) => (
          <Row key={stream.id} end={stream.state === 'live' && t('watching', { count: stream.viewers })}>
            <Link to={linkFrom(pagePath(scope.appId, stream))}>{clipText(stream.name)}</Link>{' '}
            <StatusTag {...texts.state(stream.state)} />
          </Row>
        ))}
      </RowList>
    </Section>
  );
}
