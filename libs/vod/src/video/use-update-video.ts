import { useAppScope } from '@console/shell-layout';
import { latestOf } from '@console/ui/form';
import { useLazyGetVideoQuery, useUpdateVideoMutation } from '../api/vod-api';
import type { UpdateVideoDto, Video } from '../contract';
import type { z } from 'zod';

type Body = z.output<typeof UpdateVideoDto>;

/** What forms need to change fields of a video: `valuesOf` takes them from it. */
export function useUpdateVideo<Values extends object>(
  video: Video & { etag: string },
  valuesOf: (video: Video) => Values,
) {
  const { appId } = useAppScope();
  const { id } = video;
  const [update] = useUpdateVideoMutation();
  const [read] = useLazyGetVideoQuery();
  return {
    initialValues: valuesOf(video),
    run: (body: Body, etag?: string) => update({ id, appId, body, ifMatch: etag ?? video.etag }),
    readLatest: () => latestOf(read({ id, appId }), valuesOf),
  };
}
