import { useAppScope } from '@console/shell-layout';
import { FormDialog, FormField, ItemFormDialog, NumberInput } from '@console/ui/form';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NewVastCreative, type VastCreative } from '../../contract';
import {
  useCreateVastCreativeMutation,
  useListVastCreativesQuery,
  useUpdateVastCreativeMutation,
} from '../api/vast-api';
import { CHANGE_VAST } from '../change-vast';
import { campaignPath } from '../vast-paths';
import { MediaFilesInput, NEW_FILE } from './media-files-input';
import { OptionalUrlInput } from './optional-url-input';
import { TrackersInput } from './trackers-input';

export function AddCreativeDialog() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const { campaignId = '' } = useParams();
  const [create] = useCreateVastCreativeMutation();
  return (
    <FormDialog
      title={t('routes.addCreative')}
      requires={CHANGE_VAST}
      width={640}
      schema={NewVastCreative}
      initialValues={{
        name: '',
        durationSeconds: 15,
        mediaFiles: [NEW_FILE],
        clickThrough: null,
        trackers: [],
        enabled: true,
      }}
      run={(body) => create({ campaignId, appId, body })}
      submitLabel={t('create')}
      draftKey={`vast-creatives:add ${campaignId}`}
      closeTo={campaignPath(appId, campaignId)}
    >
      <CreativeFields />
    </FormDialog>
  );
}

export function EditCreativeDialog() {
  const { t } = useTranslation('vast');
  const { appId } = useAppScope();
  const { campaignId = '', creativeId = '' } = useParams();
  const [update] = useUpdateVastCreativeMutation();
  return (
    <ItemFormDialog
      result={useListVastCreativesQuery({ campaignId, appId })}
      itemOf={({ data }) => data.find(({ id }) => id === creativeId)}
      title={t('routes.editCreative')}
      failed={t('creative.failed')}
      missing={t('creative.notFound')}
      requires={CHANGE_VAST}
      width={640}
      schema={NewVastCreative}
      valuesOf={valuesOf}
      run={(body, ifMatch) => update({ campaignId, id: creativeId, appId, body, ifMatch })}
      submitLabel={t('save')}
      draftKey="vast-creatives:edit"
      closeTo={campaignPath(appId, campaignId)}
    >
      {() => <CreativeFields />}
    </ItemFormDialog>
  );
}

function valuesOf({ name, durationSeconds, mediaFiles, clickThrough, trackers, enabled }: VastCreative) {
  return { name, durationSeconds, mediaFiles, clickThrough, trackers, enabled };
}

function CreativeFields() {
  const { t } = useTranslation('vast');
  return (
    <>
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="durationSeconds" label={t('creative.duration')} help={t('creative.durationHelp')}>
        <NumberInput precision={0} suffix="s" />
      </FormField>
      <FormField
        name="mediaFiles"
        label={t('creative.files')}
        help={t('creative.filesHelp')}
        rules={{ macroUrl: t('creative.urlInvalid') }}
      >
        <MediaFilesInput />
      </FormField>
      <FormField
        name="clickThrough"
        label={t('creative.clickThrough')}
        help={t('creative.clickHelp')}
        rules={{ macroUrl: t('creative.urlInvalid') }}
      >
        <OptionalUrlInput />
      </FormField>
      <FormField
        name="trackers"
        label={t('creative.trackers')}
        help={t('creative.trackersHelp')}
        rules={{ macroUrl: t('creative.urlInvalid') }}
      >
        <TrackersInput />
      </FormField>
      <FormField name="enabled" label={t('creative.enabled')}>
        <Switch />
      </FormField>
    </>
  );
}
