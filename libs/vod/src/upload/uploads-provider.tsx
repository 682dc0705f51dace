import { hasStatus } from '@console/http';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useUnsavedWork, useAppScope } from '@console/shell-layout';
import type { Outcome } from '@console/ui';
import { LeaveGuard } from '@console/ui/form';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useContinueVideoUploadMutation,
  useCreateVideoMutation,
  useDeleteVideoOfManyMutation,
  useLazyListVideosQuery,
} from '../api/vod-api';
import { videoListPath } from '../vod-paths';
import { isUnfinished, UploadQueue, type UploadItem } from './upload-queue';

const UploadsContext = createContext<UploadQueue | null>(null);

/** Uploads go on while its children are open; leaving asks first. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const queue = useQueue();
  return (
    <UploadsContext value={queue}>
      {children}
      <UnfinishedGuard />
    </UploadsContext>
  );
}

export function useUploadQueue(): UploadQueue {
  const queue = use(UploadsContext);
  if (!queue) throw new Error('useUploadQueue needs an UploadsProvider above it.');
  return queue;
}

export function useUploads(): readonly UploadItem[] {
  const { subscribe, items } = useUploadQueue();
  return useSyncExternalStore(subscribe, items);
}

function useQueue(): UploadQueue {
  const [list] = useLazyListVideosQuery({ selectFromResult: () => ({}) });
  const [continueUpload] = useContinueVideoUploadMutation();
  const [create] = useCreateVideoMutation();
  const [remove] = useDeleteVideoOfManyMutation();
  const [queue] = useState(
    () =>
      new UploadQueue({
        unfinished: async (appId) => {
          const customFields = { appId, state: 'uploading' as const };
          const { data, error } = await list({ appId, customFields, perPage: MAX_PAGE_SIZE });
          return outcomeOf(data?.data, error);
        },
        create: (body) => create({ appId: body.appId, body }),
        target: (appId, id) => continueUpload({ appId, id }),
        remove: async (appId, id) => {
          const outcome = await remove({ appId, id });
          return hasStatus(outcome.error, 404) ? { data: {} } : outcome;
        },
        send: async (options) => (await import('./send-file')).sendFile(options),
      }),
  );
  useEffect(() => () => queue.end(), [queue]);
  return queue;
}

/** After a failed read RTK Query returns the previous data as well. */
function outcomeOf<Data>(data: Data | undefined, error: Outcome<Data>['error']): Outcome<Data> {
  return data === undefined || error ? { error: error ?? {} } : { data };
}

function UnfinishedGuard() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const path = videoListPath(appId);
  const count = useUploads().filter(isUnfinished).length;
  const reportUnsaved = useUnsavedWork();
  useEffect(() => reportUnsaved(count > 0), [count, reportUnsaved]);
  useEffect(() => {
    if (count === 0) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [count]);
  if (count === 0) return null;
  return (
    <LeaveGuard
      title={t('upload.leave.title', { count })}
      unsaved={(to) => to !== path && !to.startsWith(`${path}/`)}
    >
      {t('upload.leave.effect')}
    </LeaveGuard>
  );
}
