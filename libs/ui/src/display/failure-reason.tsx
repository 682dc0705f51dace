import type { ConsoleError } from '@console/http';
import { useTranslation } from 'react-i18next';
import { failureLines } from './notice-text';
import { CopyText } from './copy-text';

/** Why a call failed, and its request ID for support. */
export function FailureReason({ error }: { error: ConsoleError }) {
  const { t } = useTranslation('ui');
  const requestId = 'requestId' in error ? error.requestId : undefined;
  return (
    <>
      {failureLines(error, t).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
      {requestId !== undefined && (
        <div>
          {t('notice.requestId')} <CopyText text={requestId} />
        </div>
      )}
    </>
  );
}
