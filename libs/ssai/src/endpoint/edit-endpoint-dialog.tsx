import { useAppScope } from '@console/shell-layout';
import { FormField, ItemFormDialog } from '@console/ui/form';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetSsaiEndpointQuery, useUpdateSsaiEndpointMutation } from '../api/ssai-api';
import { EndpointSettings, UpdateSsaiEndpointDto, type SsaiEndpoint } from '../contract';
import { EndpointFields } from '../endpoint-list/endpoint-fields';
import { endpointPath } from '../ssai-paths';
import { CHANGE_SSAI } from '../use-endpoint-actions';

export function EditEndpointDialog() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const { endpointId: id = '' } = useParams();
  const [update] = useUpdateSsaiEndpointMutation();
  return (
    <ItemFormDialog
      result={useGetSsaiEndpointQuery({ id, appId })}
      itemOf={(endpoint) => endpoint}
      title={t('edit.action')}
      titleOf={({ name }) => t('edit.title', { name })}
      requires={CHANGE_SSAI}
      schema={UpdateSsaiEndpointDto}
      valuesOf={valuesOf}
      run={(body, ifMatch) => update({ id, appId, body, ifMatch })}
      submitLabel={t('edit.submit')}
      draftKey="ssai-endpoints:edit"
      closeTo={endpointPath(appId, id)}
    >
      {() => (
        <>
          <FormField name="name" label={t('name')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="isOn" label={t('fields.isOn')} help={t('fields.isOnHelp')}>
            <Switch />
          </FormField>
          <EndpointFields />
        </>
      )}
    </ItemFormDialog>
  );
}

function valuesOf({ name, ...endpoint }: SsaiEndpoint) {
  return { name, ...EndpointSettings.strip().parse(endpoint) };
}
