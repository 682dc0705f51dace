import { useActionDenial, useOpenPath, useAppScope } from '@console/shell-layout';
import { formatAmount } from '@console/i18n';
import { DateTime, GuardedButton, StatusTag, useZone } from '@console/ui';
import { Row, RowList, RowsLoading, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { POLLED } from '../api/polling';
import { useListRecordingsQuery, useStopRecordingMutation } from '../api/streams-api';
import {
  RECORDING_DISK_WARNING,
  type Recording,
  type RecordingDisk,
  type RecordingState,
  type Stream,
} from '../contract';
import { recordedVideoPath, recordPath } from '../stream-paths';
import { CHANGE_STREAMS } from './use-stream-actions';

const TONES = {
  recording: 'on-air',
  processing: 'ended',
  ready: 'done',
  error: 'critical',
} as const satisfies Record<RecordingState, string>;

/** The latest recordings of a stream; while it is on air, one can be started. */
export function RecordingsSection({ stream: { id, state } }: { stream: Stream }) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const openPath = useOpenPath();
  const { data, isError } = useListRecordingsQuery({ id, appId }, POLLED);
  return (
    <Section
      title={t('recording.title')}
      actions={
        state === 'live' && (
          <GuardedButton
            size="small"
            requires={CHANGE_STREAMS}
            onClick={() => openPath(recordPath(appId, id))}
          >
            {t('recording.action')}
          </GuardedButton>
        )
      }
    >
      {data === undefined && !isError ? (
        <RowsLoading rows={1} />
      ) : (
        <>
          {data?.disk && <DiskNote disk={data.disk} />}
          {!data && <SectionBody>{t('recording.failed')}</SectionBody>}
          {data?.recordings.length === 0 && <SectionBody>{t('recording.none')}</SectionBody>}
          <RowList>
            {data?.recordings.map((recording) => (
              <RecordingRow key={recording.id} recording={recording} streamId={id} />
            ))}
          </RowList>
        </>
      )}
    </Section>
  );
}

/** Only while the disk space is scarce. */
function DiskNote({ disk: { usedBytes, budgetBytes } }: { disk: RecordingDisk }) {
  const { t, i18n } = useTranslation('live');
  const amount = (bytes: number) => formatAmount(bytes, 'bytes', i18n.language);
  if (usedBytes >= budgetBytes) return <SectionBody>{t('recording.diskFull')}</SectionBody>;
  if (usedBytes < (budgetBytes * RECORDING_DISK_WARNING) / 100) return null;
  return (
    <SectionBody>
      {t('recording.diskScarce', { used: amount(usedBytes), budget: amount(budgetBytes) })}
    </SectionBody>
  );
}

function RecordingRow({ recording, streamId }: { recording: Recording; streamId: string }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const zone = useZone();
  const [stop, { isLoading }] = useStopRecordingMutation();
  const mayOpenVideos = useActionDenial({ permission: 'admin-vod' }) === undefined;
  const { id, title, state, problem, startsAt, isCut } = recording;
  return (
    <Row
      end={
        state === 'recording' && (
          <GuardedButton
            size="small"
            requires={CHANGE_STREAMS}
            loading={isLoading}
            aria-label={t('recording.stopNamed', { name: title })}
            onClick={() => void stop({ id: streamId, recordingId: id, appId })}
          >
            {t('recording.stop')}
          </GuardedButton>
        )
      }
    >
      {mayOpenVideos ? (
        <Link to={recordedVideoPath(appId, id)}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
      <Flex wrap gap={`0 ${String(token.marginXS)}px`} style={{ color: token.colorTextSecondary }}>
        <StatusTag tone={TONES[state]} label={t(`recording.states.${state}`)} />
        <DateTime value={startsAt} zone={zone} relative />
      </Flex>
      {isCut ? t('recording.cut') : problem}
    </Row>
  );
}
