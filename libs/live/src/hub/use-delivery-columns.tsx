import { clipText } from '@console/i18n';
import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { PlainLink, StatusTag, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../contract';
import { resourcePath } from '../resource/resource-paths';
import { streamPath } from '../stream-paths';
import { useHubTexts } from './use-hub-texts';

/** Who receives what, how, and how much. */
export function useDeliveryColumns() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const texts = useHubTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const channel: ResourceColumn<Delivery> = {
    key: 'channel',
    title: t('hub.channel'),
    sortable: true,
    render: (row) => (
      <PlainLink to={streamPath(appId, row.channel.id)}>
        <bdi>{row.channel.name}</bdi>
      </PlainLink>
    ),
    text: (row) => row.channel.name,
  };
  const distributor: ResourceColumn<Delivery> = {
    key: 'distributor',
    title: t('hub.distributor'),
    sortable: true,
    render: (row) => (
      <PlainLink to={keepQuery(resourcePath('hub/distributors', appId, row.distributor.id))}>
        <bdi>{row.distributor.name}</bdi>
      </PlainLink>
    ),
    text: (row) => row.distributor.name,
  };
  const figures: ResourceColumn<Delivery>[] = [
    {
      key: 'kind',
      title: t('hub.kind'),
      render: ({ kind, url }) => (
        // One text, which wraps in cards.
        <span style={{ overflowWrap: 'anywhere' }}>
          {texts.kind(kind)}
          {kind === 'push' && (
            <>
              {' · '}
              <bdi>{clipText(url)}</bdi>
            </>
          )}
        </span>
      ),
      text: ({ kind }) => texts.kind(kind),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) => {
        const note = texts.note(row);
        return (
          <>
            <StatusTag {...texts.delivery(row.state)} />
            {note !== undefined && <div>{clipText(note)}</div>}
          </>
        );
      },
      text: ({ state }) => texts.delivery(state).label,
    },
    {
      key: 'viewers',
      title: t('viewers'),
      align: 'end',
      priority: 'secondary',
      render: ({ kind, viewers }) => (kind === 'pull' ? texts.viewers(viewers) : '–'),
      text: ({ viewers }) => viewers,
    },
    {
      key: 'bytes',
      title: t('hub.thisMonth'),
      align: 'end',
      render: ({ bytesThisMonth }) => texts.bytes(bytesThisMonth),
      text: ({ bytesThisMonth }) => bytesThisMonth,
    },
    timeColumn({
      key: 'lastAt',
      title: t('hub.lastAt'),
      zone,
      sortable: true,
      priority: 'secondary',
      relative: true,
    }),
  ];
  return { channel, distributor, figures };
}
