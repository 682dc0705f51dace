import { useAppScope } from '@console/shell-layout';
import { ConfirmDialog } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteStreamMutation, useListStreamUsesQuery } from '../api/delete-stream-api';
import { STREAM_PARTS, STREAM_USE_KINDS, type Stream, type StreamUse } from '../contract';

interface DeleteStreamDialogProps {
  stream: Stream | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what is deleted with a stream or channel; if that is anything, its name must be typed. */
export function DeleteStreamDialog({ stream, onDone, onClose }: DeleteStreamDialogProps) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const [remove] = useDeleteStreamMutation();
  const lossesOf = useLosses();
  // The content remains while the dialog closes.
  const [shown, setShown] = useState(stream);
  if (stream && stream !== shown) setShown(stream);
  const { currentData, isFetching, error, refetch } = useListStreamUsesQuery(
    { id: shown?.id ?? '', appId },
    { skip: stream === undefined, refetchOnMountOrArgChange: true },
  );
  if (!shown) return null;

  const { id, name } = shown;
  const uses = currentData?.data ?? [];
  const hasParts = uses.some(({ kind }) => STREAM_PARTS.some((part) => part === kind));
  return (
    <ConfirmDialog
      open={stream !== undefined}
      title={t('delete.title', { name })}
      action={t('delete.action')}
      danger
      affected={{ data: lossesOf(uses), isFetching, error, refetch }}
      {...(hasParts && { typedName: name })}
      run={() => remove({ id, appId })}
      onDone={onDone}
      onClose={onClose}
    >
      {t('delete.effect')}
    </ConfirmDialog>
  );
}

/** A sentence for each kind of use. */
function useLosses(): (uses: readonly StreamUse[]) => string[] {
  const { t } = useTranslation('live');
  return (uses) =>
    STREAM_USE_KINDS.flatMap((kind) => {
      // A distributor can have several deliveries of a stream.
      const names = [...new Set(uses.filter((use) => use.kind === kind).map(({ name }) => name))];
      return names.length === 0
        ? []
        : [t(`delete.uses.${kind}`, { count: names.length, names: names.join(', ') })];
    });
}
