import { useAppScope } from '@console/shell-layout';
import { QueryDialog } from '@console/ui';
import { FormDialog, FormField, latestOf } from '@console/ui/form';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  useGetSsaiEndpointQuery,
  useLazyGetSsaiEndpointQuery,
  useUpdateSsaiEndpointMutation,
} from '../api/ssai-api';
import { EndpointSettings, UpdateSsaiEndpointDto, type SsaiEndpoint } from '../contract';
import { EndpointFields } from '../endpoint-list/endpoint-fields';
import { endpointPath } from '../ssai-paths';
import { CHANGE_SSAI } from '../use-endpoint-actions';

export function EditEndpointDialog() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const { endpointId = '' } = useParams();
  const result = useGetSsaiEndpointQuery({ id: endpointId, appId });
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={t('edit.action')}
      closeTo={endpointPath(appId, endpointId)}
      failed={t('failed')}
      missing={t('notFound')}
    >
      {(endpoint) => <EditEndpoint key={endpoint.id} endpoint={endpoint} />}
    </QueryDialog>
  );
}

function valuesOf({ name, ...endpoint }: SsaiEndpoint) {
  return { name, ...EndpointSettings.strip().parse(endpoint) };
}

function EditEndpoint({ endpoint }: { endpoint: SsaiEndpoint & { etag: string } }) {
  const { t } = useTranslation('ssai');
  const { id } = endpoint;
  const { appId } = useAppScope();
  const [update] = useUpdateSsaiEndpointMutation();
  const [read] = useLazyGetSsaiEndpointQuery();
  return (
    <FormDialog
      title={t('edit.title', { name: endpoint.name })}
      requires={CHANGE_SSAI}
      schema={UpdateSsaiEndpointDto}
      initialValues={valuesOf(endpoint)}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? endpoint.etag })}
      readLatest={() => latestOf(read({ id, appId }), valuesOf)}
      submitLabel={t('edit.submit')}
      draftKey={`ssai-endpoints:edit ${id}`}
      closeTo={endpointPath(appId, id)}
    >
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="isOn" label={t('fields.isOn')} help={t('fields.isOnHelp')}>
        <Switch />
      </FormField>
      <EndpointFields />
    </FormDialog>
  );
}
