import type { ConsoleError } from '@console/http';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FailureReason } from './failure-reason';
import { StateBlock } from './state-block';

interface FailedStateProps {
  title: string;
  error: ConsoleError;
  onRetry: () => void;
}

/** Replaces content that failed to load, with reason and retry. */
export function FailedState({ title, error, onRetry }: FailedStateProps) {
  const { t } = useTranslation('ui');
  // The session has ended and the screen is about to unmount.
  if (error.kind === 'signed-out') return <Skeleton active title={false} />;
  return (
    <StateBlock illustration="failed" title={title} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      <FailureReason error={error} />
    </StateBlock>
  );
}
