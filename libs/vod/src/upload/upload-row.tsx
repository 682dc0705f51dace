import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { useKeepQuery } from '@console/shell-layout';
import { ConfirmDialog, PlainLink, useFailureLines } from '@console/ui';
import { Button, Progress, theme } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVodTexts } from '../use-vod-texts';
import { useVodPaths } from '../use-vod-paths';
import { MAX_VIDEO_BYTES } from '../contract';
import { isActive, type UploadItem } from './upload-queue';
import { useUploadQueue } from './uploads-provider';

/** A file with its progress, and what can be done with it. */
export function UploadRow({ upload }: { upload: UploadItem }) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const { bytes } = useVodTexts();
  const { problem } = useUploadTexts();
  const keepQuery = useKeepQuery();
  const paths = useVodPaths();
  const queue = useUploadQueue();
  const [isAsking, setAsking] = useState(false);
  const { key, fileName, state, doneBytes, videoId } = upload;
  const isFinal = state === 'done' || (state === 'failed' && videoId === undefined);
  const percent = upload.bytes === 0 ? 0 : Math.floor((doneBytes / upload.bytes) * 100);
  const lines = problem(upload);
  return (
    <li style={{ display: 'block', paddingBlock: token.paddingXS }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: token.marginXS }}>
        <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          <bdi>{fileName}</bdi>
          <span style={{ display: 'block', color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
            {t(`upload.states.${state}`)} ·{' '}
            {state === 'sending' || state === 'lost' || state === 'paused'
              ? t('upload.ofBytes', { done: bytes(doneBytes), total: bytes(upload.bytes) })
              : bytes(upload.bytes)}
          </span>
        </span>
        {state === 'done' && videoId !== undefined && (
          <PlainLink to={keepQuery(paths.video(videoId))}>{t('upload.open')}</PlainLink>
        )}
        {isActive(upload) && (
          <Act icon={<PauseOutlined />} name="pause" of={fileName} onClick={() => queue.pause(key)} />
        )}
        {state === 'paused' && (
          <Act icon={<CaretRightOutlined />} name="resume" of={fileName} onClick={() => queue.resume(key)} />
        )}
        {state === 'failed' && mayRetry(upload) && (
          <Act icon={<ReloadOutlined />} name="retry" of={fileName} onClick={() => queue.resume(key)} />
        )}
        <Act
          icon={<CloseOutlined />}
          name={isFinal ? 'clear' : 'cancel'}
          of={fileName}
          onClick={() => {
            if (isFinal) queue.clear(key);
            // Nothing of it has arrived.
            else if (videoId === undefined) void queue.cancel(key);
            else setAsking(true);
          }}
        />
      </div>
      {state !== 'done' && state !== 'failed' && (
        <Progress
          percent={percent}
          size="small"
          showInfo={false}
          status={state === 'lost' ? 'exception' : 'normal'}
          aria-label={t('upload.progress', { name: fileName })}
        />
      )}
      {lines.map((line) => (
        <div key={line} style={{ color: token.colorErrorText, fontSize: token.fontSizeSM }}>
          {line}
        </div>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={t('upload.cancelTitle', { name: fileName })}
        action={t('upload.cancel')}
        danger
        run={() => queue.cancel(key)}
        onClose={() => setAsking(false)}
      >
        {t('upload.cancelEffect')}
      </ConfirmDialog>
    </li>
  );
}

function mayRetry({ problem }: UploadItem): boolean {
  return problem?.kind === 'connection' || problem?.kind === 'rejected' || problem?.kind === 'unreadable';
}

interface ActProps {
  name: 'pause' | 'resume' | 'retry' | 'cancel' | 'clear';
  of: string;
  icon: ReactNode;
  onClick: () => void;
}

function Act({ name, of, icon, onClick }: ActProps) {
  const { t } = useTranslation('vod');
  const action = t(`upload.${name}`);
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      title={action}
      aria-label={t('upload.actionOn', { action, name: of })}
      onClick={onClick}
    />
  );
}

function useUploadTexts() {
  const { t } = useTranslation('vod');
  const failureLines = useFailureLines();
  const { bytes } = useVodTexts();
  return {
    problem: ({ problem }: UploadItem): string[] => {
      if (!problem) return [];
      return problem.kind === 'rejected'
        ? failureLines(problem.error)
        : [t(`upload.problems.${problem.kind}`, { size: bytes(MAX_VIDEO_BYTES) })];
    },
  };
}
