import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { formatDate } from '@console/i18n';
import { useOpenPath, useAppScope } from '@console/shell-layout';
import { type PageAction, useConfirm, useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteVideoMutation, useUnpublishVideoMutation, useUpdateVideoMutation } from './api/vod-api';
import type { Video } from './contract';
import { usePublication } from './use-publication';
import { useVodPaths } from './use-vod-paths';
import { useVodTexts } from './use-vod-texts';
import { CHANGE_VIDEOS } from './video-access';
import { uploadPath } from './vod-paths';

/** The actions on videos, for rows and pages; render `dialogs` once. */
export function useVideoActions() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const paths = useVodPaths();
  const openPath = useOpenPath();
  const [unpublish] = useUnpublishVideoMutation();
  const [remove] = useDeleteVideoMutation();
  const [update] = useUpdateVideoMutation();
  const zone = useZone();
  const affectedBy = useLosses();
  const { ask, dialog: dialogs } = useConfirm();
  const askTo = {
    keep: ({ id, title, expiresAt }: Video) =>
      ask({
        title: t('keep.title', { name: title }),
        action: t('keep.action'),
        effect: t('keep.effect', { day: formatDate(expiresAt, zone) }),
        run: () => update({ id, appId, body: { expiresAt: null } }),
      }),
    unpublish: ({ id, title }: Video) =>
      ask({
        title: t('unpublish.title', { name: title }),
        action: t('unpublish.action'),
        effect: t('unpublish.effect'),
        danger: true,
        run: () => unpublish({ id, appId }),
      }),
    delete: (video: Video) =>
      ask({
        title: t('delete.title', { name: video.title }),
        action: t('delete.action'),
        effect: t('delete.effect'),
        danger: true,
        affected: { data: affectedBy(video) },
        ...(video.publishAt !== null && { typedName: video.title }),
        run: () => remove({ id: video.id, appId }),
        onDone: () => openPath(paths.list),
      }),
  };
  const go = (path: string) => openPath(path);
  const common = { requires: CHANGE_VIDEOS };

  const actionsOf = (video: Video): PageAction[] => [
    ...(video.state === 'uploading'
      ? [
          {
            ...common,
            key: 'upload',
            label: t('upload.continue'),
            icon: <CloudUploadOutlined aria-hidden />,
            run: () => go(uploadPath(appId)),
          },
        ]
      : []),
    ...(video.state === 'ready'
      ? [
          {
            ...common,
            key: 'publish',
            label: t(video.publishAt === null ? 'publish.action' : 'publish.change'),
            icon: <GlobalOutlined aria-hidden />,
            run: () => go(`${paths.video(video.id)}/publish`),
          },
        ]
      : []),
    {
      ...common,
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined aria-hidden />,
      run: () => go(`${paths.video(video.id)}/edit`),
    },
    ...(video.expiresAt === null
      ? []
      : [
          {
            ...common,
            key: 'keep',
            label: t('keep.action'),
            icon: <PushpinOutlined aria-hidden />,
            inMenu: true,
            run: () => askTo.keep(video),
          },
        ]),
    ...(video.publishAt === null
      ? []
      : [
          {
            ...common,
            key: 'unpublish',
            label: t('unpublish.action'),
            icon: <StopOutlined aria-hidden />,
            inMenu: true,
            run: () => askTo.unpublish(video),
          },
        ]),
    {
      ...common,
      key: 'delete',
      label: t('delete.action'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      inMenu: true,
      run: () => askTo.delete(video),
    },
  ];
  return { actionsOf, dialogs };
}

/** What the deletion of a video takes with it, a sentence each. */
function useLosses(): (video: Video) => string[] {
  const { t } = useTranslation('vod');
  const texts = useVodTexts();
  const publicationOf = usePublication();
  return (video) => {
    const publication = publicationOf(video).state;
    const { collections, usedBy, captions, chapters, deliveredBytes, storedBytes, state } = video;
    const names = collections.map(({ name }) => name).join(', ');
    return [
      ...(publication === 'published' ? [t('delete.published')] : []),
      ...(publication === 'scheduled' ? [t('delete.scheduled')] : []),
      ...(collections.length > 0 ? [t('delete.collections', { count: collections.length, names })] : []),
      ...(usedBy.length > 0
        ? [t('delete.usedBy', { count: usedBy.length, names: usedBy.map(({ name }) => name).join(', ') })]
        : []),
      ...(captions.length > 0 ? [t('delete.captions', { count: captions.length })] : []),
      ...(chapters.length > 0 ? [t('delete.chapters', { count: chapters.length })] : []),
      ...(state === 'processing' ? [t('delete.job')] : []),
      ...(deliveredBytes > 0 ? [t('delete.delivered', { amount: texts.bytes(deliveredBytes) })] : []),
      ...(storedBytes > 0 ? [t('delete.freed', { amount: texts.bytes(storedBytes) })] : []),
    ];
  };
}
