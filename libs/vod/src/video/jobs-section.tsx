import { useAppScope } from '@console/shell-layout';
import { DateTime, QueryState, RowMenu, StatusTag, useZone } from '@console/ui';
import { RowList, Section } from '@console/ui/overview';
import { Progress, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useListMediaJobsQuery } from '../api/vod-api';
import type { MediaJob } from '../contract';
import { useJobActions } from '../job-list/use-job-actions';
import { useJobTexts } from '../job-list/use-job-texts';

const SHOWN = 3;

/** The latest processing jobs of a video. */
export function JobsSection({ videoId }: { videoId: string }) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const jobs = useListMediaJobsQuery({ appId, customFields: { videoId }, perPage: 10 }, POLLED);
  const { actionsOf, dialogs } = useJobActions();
  if (jobs.currentData?.data.length === 0) return null;
  return (
    <Section title={t('job.title')}>
      <QueryState result={jobs} failed={t('job.failed')} rows={1}>
        {({ data }) => (
          <RowList>
            {data.slice(0, SHOWN).map((job) => (
              <JobRow key={job.id} job={job} actions={actionsOf(job)} />
            ))}
          </RowList>
        )}
      </QueryState>
      {dialogs}
    </Section>
  );
}

interface JobRowProps {
  job: MediaJob;
  actions: ReturnType<ReturnType<typeof useJobActions>['actionsOf']>;
}

function JobRow({ job, actions }: JobRowProps) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const texts = useJobTexts();
  const zone = useZone();
  const { kind, state, priority, attempt, progress, problem, server, createdAt, startedAt, finishedAt } = job;
  const details = [
    ...(state === 'queued' ? [t('job.withPriority', { priority: t(`job.priorities.${priority}`) })] : []),
    ...(attempt > 1 ? [t('job.ofAttempt', { attempt })] : []),
    ...(server ? [server.name] : []),
  ];
  return (
    <li>
      <div style={{ paddingBlock: token.paddingXXS }}>
        {t(`job.kinds.${kind}`)} <StatusTag {...texts.state(job)} />
        {state === 'running' && (
          <Progress
            percent={Math.floor(progress)}
            size="small"
            showInfo={false}
            style={{ display: 'block' }}
            aria-label={t(`job.kinds.${kind}`)}
          />
        )}
        {problem !== null && (
          <div style={{ color: token.colorErrorText, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {problem}
          </div>
        )}
      </div>
      <div>
        <span className="wide">{details.join(' · ')}</span>
        <DateTime value={finishedAt ?? startedAt ?? createdAt} zone={zone} relative />
        {actions.length > 0 && (
          <RowMenu label={t('job.actionsOn', { kind: t(`job.kinds.${kind}`) })} actions={actions} />
        )}
      </div>
    </li>
  );
}
