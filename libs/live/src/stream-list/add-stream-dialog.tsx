import { useAppScope } from '../use-app-scope';
import { AppInput } from '@console/shell-layout';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCreateStreamMutation } from '../api/streams-api';
import { CreateStreamDto } from '../contract';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { streamListPath } from '../stream-paths';
import { SourceSelect } from './source-select';

export function AddStreamDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const [create] = useCreateStreamMutation();
  return (
    <FormDialog
      title={t('add.title')}
      requires={CHANGE_STREAMS}
      schema={CreateStreamDto}
      initialValues={{ appId: appId ?? '', name: '', source: { kind: 'test', pattern: 'test-card' } }}
      run={(body) => create({ appId, body })}
      submitLabel={t('add.submit')}
      draftKey={`streams:add ${appId ?? ''}`}
      closeTo={streamListPath(appId)}
    >
      <FormField name="appId" label={t('app')}>
        <AppInput label={t('app')} placeholder={t('add.chooseApp')} disabled={appId !== undefined} />
      </FormField>
      <FormField name="name" label={t('name')} help={t('add.nameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="source" label={t('source')}>
        <SourceSelect />
      </FormField>
    </FormDialog>
  );
}
