import { hasStatus } from '@console/http';
import { EmptyState, FailedState, RouteDialog } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input, Skeleton, Switch } from 'antd';
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
import { useAppScope } from '../use-app-scope';
import { CHANGE_SSAI } from '../use-endpoint-actions';

export function EditEndpointDialog() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const { endpointId = '' } = useParams();
  const { currentData: endpoint, error, refetch } = useGetSsaiEndpointQuery({ id: endpointId, appId });
  if (endpoint) return <EditEndpoint key={endpoint.id} endpoint={endpoint} />;
  return (
    <RouteDialog title={t('edit.action')} closeTo={endpointPath(appId, endpointId)}>
      {hasStatus(error, 404) ? (
        <EmptyState text={t('notFound')} />
      ) : error && 'kind' in error ? (
        <FailedState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </RouteDialog>
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
      readLatest={async () => {
        const { data, error } = await read({ id, appId });
        return data ? { data: { values: valuesOf(data), etag: data.etag } } : { error: error ?? {} };
      }}
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
