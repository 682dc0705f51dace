import { formatDateTime } from '@console/i18n';
import { useKeepQuery } from '@console/shell-layout';
import { DateTime, StatusTag, TwoLines, useZone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { Stream } from '../contract';
import { pagePath } from '../resource/resource-paths';
import { Thumbnail } from '../thumbnail';
import { useIssueTexts } from '../use-issue-texts';
import { useStreamTexts } from '../use-stream-texts';

/** @param appId The app whose streams are listed; default: every app. */
export function useStreamColumns(appId: string | undefined): ResourceColumn<Stream>[] {
  const { t } = useTranslation('live');
  const texts = useStreamTexts();
  const issueTexts = useIssueTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();

  return [
    {
      key: 'name',
      title: t('name'),
      sortable: true,
      render: (stream) => (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Thumbnail stream={stream} width={56} />
          <TwoLines
            main={stream.name}
            detail={appId === undefined ? stream.appName : texts.source(stream.source)}
            to={keepQuery(pagePath(appId, stream))}
          />
        </span>
      ),
      text: ({ name }) => name,
      exports: [
        { title: t('name'), text: ({ name }) => name },
        { title: t('app'), text: ({ appId: app }) => app },
        { title: t('id'), text: ({ id }) => id },
      ],
    },
    {
      key: 'state',
      title: t('state'),
      sortable: true,
      render: ({ state, issues: [issue] }) => (
        <StatusTag {...(issue ? issueTexts.issue(issue) : texts.state(state))} />
      ),
      text: ({ state, issues: [issue] }) => (issue ? issueTexts.issue(issue) : texts.state(state)).label,
    },
    {
      key: 'viewers',
      title: t('viewers'),
      sortable: true,
      align: 'end',
      render: ({ state, viewers }) => (state === 'live' ? texts.viewers(viewers) : '–'),
      text: ({ viewers }) => viewers,
    },
    {
      key: 'outKbps',
      title: t('egress'),
      sortable: true,
      align: 'end',
      render: ({ state, outKbps }) => (state === 'live' ? texts.bitrate(outKbps) : '–'),
      text: ({ outKbps }) => outKbps,
    },
    {
      key: 'renditions',
      title: t('renditions'),
      render: ({ renditions }) => texts.renditions(renditions) || '–',
      text: ({ renditions }) => texts.renditions(renditions),
    },
    {
      key: 'server',
      priority: 'secondary',
      title: t('server'),
      render: ({ server }) => server?.name ?? '–',
      text: ({ server }) => server?.name,
    },
    {
      key: 'startedAt',
      title: t('startedAt'),
      sortable: true,
      render: ({ startedAt }) =>
        startedAt === null ? '–' : <DateTime value={startedAt} zone={zone} relative />,
      text: ({ startedAt }) => startedAt && formatDateTime(startedAt, zone),
    },
  ];
}
