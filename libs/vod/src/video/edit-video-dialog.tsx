import { MAX_PAGE_SIZE } from '@console/http/contract';
import { FormDialog, FormField, matchesLabel } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListCollectionsQuery } from '../api/vod-api';
import { MAX_TAGS, UpdateVideoDto, type Video } from '../contract';
import { CHANGE_VIDEOS } from '../video-access';
import { useUpdateVideo } from './use-update-video';
import { VideoDialogFrame } from './video-dialog-frame';

export function EditVideoDialog() {
  const { t } = useTranslation('vod');
  return (
    <VideoDialogFrame title={t('routes.edit')}>
      {(video, closeTo) => <EditVideo key={video.id} video={video} closeTo={closeTo} />}
    </VideoDialogFrame>
  );
}

const valuesOf = ({ title, tags, collections }: Video) => ({
  title,
  tags,
  collectionIds: collections.map(({ id }) => id),
});

function EditVideo({ video, closeTo }: { video: Video & { etag: string }; closeTo: string }) {
  const { t } = useTranslation('vod');
  const { id, appId } = video;
  const collections = useListCollectionsQuery({
    appId,
    perPage: MAX_PAGE_SIZE,
    sort: 'name',
    customFields: { appId },
  });
  const form = useUpdateVideo(video, valuesOf);
  return (
    <FormDialog
      {...form}
      title={t('edit.title', { name: video.title })}
      requires={CHANGE_VIDEOS}
      schema={UpdateVideoDto}
      submitLabel={t('edit.submit')}
      draftKey={`videos:edit ${id}`}
      closeTo={closeTo}
    >
      <FormField name="title" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="collectionIds" label={t('collections')} help={t('edit.collectionsHelp')}>
        <Select
          mode="multiple"
          loading={collections.isFetching}
          showSearch={{ filterOption: matchesLabel }}
          notFoundContent={t('collection.empty')}
          options={(collections.currentData?.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
        />
      </FormField>
      <FormField name="tags" label={t('tags')} help={t('edit.tagsHelp')}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={MAX_TAGS} tokenSeparators={[',']} />
      </FormField>
    </FormDialog>
  );
}
