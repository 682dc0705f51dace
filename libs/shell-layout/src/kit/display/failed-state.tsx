import type { ConsoleError } from '@console/http';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureLines } from '../../notices/notice-text';
import { CopyText } from './copy-text';
import { FailureBlock } from './failure-block';

interface FailedStateProps {
  title: string;
  error: ConsoleError;
  onRetry: () => void;
}

/** Stands where something could not be loaded: says why, and tries again. */
export function FailedState({ title, error, onRetry }: FailedStateProps) {
  const { t } = useTranslation('shell');
  // The screen is on its way out with the session: nothing failed that a person could mend.
  if (error.kind === 'signed-out') return <Skeleton active />;
  const requestId = 'requestId' in error ? error.requestId : undefined;
  return (
    <FailureBlock title={title} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {failureLines(error, t).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
      {requestId !== undefined && (
        <div>
          {t('notice.requestId')} <CopyText text={requestId} />
        </div>
      )}
    </FailureBlock>
  );
}
