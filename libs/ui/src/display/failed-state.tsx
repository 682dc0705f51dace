import type { ConsoleError } from '@console/http';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FailureBlock } from './failure-block';
import { FailureReason } from './failure-reason';

interface FailedStateProps {
  title: string;
  error: ConsoleError;
  onRetry: () => void;
}

/** Stands where something could not be loaded: says why, and tries again. */
export function FailedState({ title, error, onRetry }: FailedStateProps) {
  const { t } = useTranslation('ui');
  // The screen is on its way out with the session: nothing failed that a person could mend.
  if (error.kind === 'signed-out') return <Skeleton active />;
  return (
    <FailureBlock title={title} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      <FailureReason error={error} />
    </FailureBlock>
  );
}
