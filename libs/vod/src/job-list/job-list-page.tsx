import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { TwoLines, useZone } from '@console/ui';
import {
  choiceFilter,
  listFields,
  ListPage,
  oneOf,
  ResourceTable,
  useListQuery,
  type ResourceColumn,
  timeColumn,
  statusColumn,
} from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useLazyListMediaJobsQuery, useListMediaJobsQuery } from '../api/vod-api';
import { MEDIA_JOB_STATES, VIDEOS_ACCESS, type MediaJob } from '../contract';
import { BackToVideos } from '../back-to-videos';
import { useVodPaths } from '../use-vod-paths';
import { useJobActions } from './use-job-actions';
import { useJobTexts } from './use-job-texts';

const JOB_LIST = { ...listFields(['createdAt', 'finishedAt'], '-createdAt'), state: oneOf(MEDIA_JOB_STATES) };

/** What media nodes do, did and will do for videos. */
export function JobListPage() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const list = useListQuery(JOB_LIST);
  const { state, ...query } = list.state;
  const args = {
    ...query,
    appId,
    customFields: { ...(appId !== undefined && { appId }), ...(state !== '' && { state }) },
  };
  const jobs = useListMediaJobsQuery(args, POLLED);
  const [readList] = useLazyListMediaJobsQuery({ selectFromResult: () => ({}) });
  const { actionsOf, dialogs } = useJobActions();
  return (
    <>
      <BackToVideos />
      <ListPage title={t('routes.queue')}>
        <ResourceTable
          label={t('job.list')}
          list={list}
          result={jobs}
          live
          access={VIDEOS_ACCESS}
          columns={useJobColumns()}
          rowKey={({ id }) => id}
          empty={t('job.empty')}
          tableKey="media-jobs"
          readPage={(page) => readList({ ...args, ...page }).unwrap()}
          rowActions={actionsOf}
          filters={[
            choiceFilter({
              label: t('state'),
              all: t('allStates'),
              value: state,
              options: MEDIA_JOB_STATES.map((value) => ({ value, label: t(`job.states.${value}`) })),
              onChange: (chosen) => list.change({ state: chosen }),
            }),
          ]}
        />
      </ListPage>
      {dialogs}
    </>
  );
}

function useJobColumns(): ResourceColumn<MediaJob>[] {
  const { t } = useTranslation('vod');
  const texts = useJobTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const paths = useVodPaths();
  return [
    {
      key: 'video',
      title: t('routes.video'),
      render: ({ video, kind, problem }) => (
        <TwoLines
          main={video.title}
          detail={problem ?? t(`job.kinds.${kind}`)}
          to={keepQuery(paths.video(video.id))}
        />
      ),
      text: ({ video }) => video.title,
    },
    statusColumn({ key: 'state', title: t('state'), status: (job) => texts.state(job) }),
    {
      key: 'priority',
      title: t('job.priority'),
      render: ({ priority }) => t(`job.priorities.${priority}`),
    },
    {
      key: 'attempt',
      title: t('job.attempt'),
      align: 'end',
      render: ({ attempt }) => (attempt === 0 ? '–' : attempt),
      text: ({ attempt }) => attempt,
    },
    {
      key: 'server',
      title: t('job.server'),
      priority: 'secondary',
      render: ({ server }) => server?.name ?? '–',
    },
    timeColumn({ key: 'createdAt', title: t('job.createdAt'), zone, sortable: true, relative: true }),
    timeColumn({
      key: 'finishedAt',
      title: t('job.finishedAt'),
      zone,
      sortable: true,
      relative: true,
    }),
  ];
}
