import { AppField, Slot, useAppScope } from '@console/shell-layout';
import { FormDialog, FormField } from '@console/ui/form';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateSsaiEndpointMutation } from '../api/ssai-api';
import { CreateSsaiEndpointDto, DEFAULT_SETTINGS } from '../contract';
import { CHANGE_SSAI } from '../use-endpoint-actions';
import { endpointListPath, endpointPath } from '../ssai-paths';
import { EndpointFields } from './endpoint-fields';

export function AddEndpointDialog() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const [create] = useCreateSsaiEndpointMutation();
  const navigate = useNavigate();
  return (
    <FormDialog
      title={t('add.title')}
      requires={CHANGE_SSAI}
      schema={CreateSsaiEndpointDto}
      initialValues={{ appId: appId ?? '', name: '', streamId: '', ...DEFAULT_SETTINGS }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(endpointPath(appId, id))}
      submitLabel={t('add.submit')}
      draftKey={`ssai-endpoints:add ${appId ?? ''}`}
      closeTo={endpointListPath(appId)}
    >
      <AppField />
      <FormField name="name" label={t('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="streamId" label={t('origin')} help={t('add.originHelp')}>
        <StreamInput />
      </FormField>
      <EndpointFields />
    </FormDialog>
  );
}

interface StreamInputProps {
  id?: string;
  value?: string;
  onChange?: (streamId: string) => void;
}

/** A stream of the app that the form has. */
function StreamInput(field: StreamInputProps) {
  const appId: unknown = Form.useWatch('appId', Form.useFormInstance());
  return <Slot name="streamPicker" props={{ ...field, appId: typeof appId === 'string' ? appId : '' }} />;
}
