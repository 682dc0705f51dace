import { MAX_PAGE_SIZE } from '@console/http/contract';
import { FormField, ItemFormDialog, matchesLabel } from '@console/ui/form';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListCollectionsQuery, useUpdateVideoMutation } from '../api/vod-api';
import { MAX_TAGS, UpdateVideoDto, type Video } from '../contract';
import { useVideoDialog } from './use-video-dialog';

const valuesOf = ({ title, tags, collections }: Video) => ({
  title,
  tags,
  collectionIds: collections.map(({ id }) => id),
});

export function EditVideoDialog() {
  const { t } = useTranslation('vod');
  const { args, dialog } = useVideoDialog();
  const [update] = useUpdateVideoMutation();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('routes.edit')}
      titleOf={({ title }) => t('edit.title', { name: title })}
      schema={UpdateVideoDto}
      valuesOf={valuesOf}
      run={(body, ifMatch) => update({ ...args, body, ifMatch })}
      submitLabel={t('edit.submit')}
      draftKey="videos:edit"
    >
      {({ appId }) => (
        <>
          <FormField name="title" label={t('name')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="collectionIds" label={t('collections')} help={t('edit.collectionsHelp')}>
            <CollectionsSelect appId={appId} />
          </FormField>
          <FormField name="tags" label={t('tags')} help={t('edit.tagsHelp')}>
            <Select mode="tags" open={false} suffixIcon={null} maxCount={MAX_TAGS} tokenSeparators={[',']} />
          </FormField>
        </>
      )}
    </ItemFormDialog>
  );
}

interface CollectionsSelectProps {
  appId: string;
  id?: string;
  value?: string[];
  onChange?: (collectionIds: string[]) => void;
}

function CollectionsSelect({ appId, ...field }: CollectionsSelectProps) {
  const { t } = useTranslation('vod');
  const { currentData, isFetching } = useListCollectionsQuery({
    appId,
    perPage: MAX_PAGE_SIZE,
    sort: 'name',
    customFields: { appId },
  });
  return (
    <Select
      {...field}
      mode="multiple"
      loading={isFetching}
      showSearch={{ filterOption: matchesLabel }}
      notFoundContent={t('collection.empty')}
      options={(currentData?.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
    />
  );
}
