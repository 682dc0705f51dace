import { AppField, useAppScope } from '@console/shell-layout';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCreateCollectionMutation, useUpdateCollectionMutation } from '../api/vod-api';
import { CreateCollectionDto, UpdateCollectionDto, type Collection } from '../contract';
import { CHANGE_VIDEOS } from '../video-access';
import { collectionsPath } from '../vod-paths';

export function AddCollectionDialog() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [create] = useCreateCollectionMutation();
  return (
    <FormDialog
      title={t('routes.addCollection')}
      requires={CHANGE_VIDEOS}
      schema={CreateCollectionDto}
      initialValues={{ appId: appId ?? '', name: '' }}
      run={(body) => create({ appId, body })}
      submitLabel={t('collection.add')}
      draftKey={`video-collections:add ${appId ?? ''}`}
      closeTo={collectionsPath(appId)}
    >
      <AppField />
      <FormField name="name" label={t('collection.name')}>
        <Input autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

interface RenameCollectionDialogProps {
  collection: Collection;
  onClose: () => void;
}

export function RenameCollectionDialog({ collection: { id, name }, onClose }: RenameCollectionDialogProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const [update] = useUpdateCollectionMutation();
  return (
    <FormDialog
      title={t('collection.renameTitle', { name })}
      requires={CHANGE_VIDEOS}
      schema={UpdateCollectionDto}
      initialValues={{ name }}
      run={(body) => update({ id, appId, body })}
      submitLabel={t('edit.submit')}
      draftKey={`video-collections:rename ${id}`}
      closeTo={onClose}
    >
      <FormField name="name" label={t('collection.name')}>
        <Input autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
