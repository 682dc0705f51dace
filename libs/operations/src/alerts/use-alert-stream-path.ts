import { useObjects } from '@console/shell-layout';
import type { Alert } from '../contract';

/** Address of the stream of an alert, undefined without one. */
export function useAlertStreamPath(): (alert: Pick<Alert, 'stream' | 'appId'>) => string | undefined {
  const objects = useObjects();
  return ({ stream, appId }) =>
    stream
      ? objects?.({
          kind: 'stream',
          id: stream.id,
          title: stream.name,
          subtitle: null,
          appId,
          state: null,
          amount: null,
        })?.to
      : undefined;
}
