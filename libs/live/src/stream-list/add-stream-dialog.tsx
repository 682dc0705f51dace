import { AppField, useAppScope } from '@console/shell-layout';
import { FormDialog, FormField } from '@console/ui/form';
import { useCloseTo } from '@console/ui';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateStreamMutation } from '../api/streams-api';
import { CreateStreamDto, PullAddress, type Stream } from '../contract';
import { AddressField } from '../stream/address-field';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { StreamKeyDialog } from '../stream/stream-key-dialog';
import { streamListPath, streamPath } from '../stream-paths';
import { useNavigate } from 'react-router';
import { NewSource, SourceSelect } from './source-select';

const NewStream = CreateStreamDto.extend({ source: NewSource, url: PullAddress.optional() });

export function AddStreamDialog() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const [create, { reset }] = useCreateStreamMutation();
  const [created, setCreated] = useState<{ stream: Stream; streamKey: string }>();
  const close = useCloseTo(streamListPath(appId));
  const navigate = useNavigate();

  if (created) {
    return (
      <StreamKeyDialog {...created} onClose={() => void navigate(streamPath(appId, created.stream.id))} />
    );
  }
  return (
    <FormDialog
      title={t('add.title')}
      requires={CHANGE_STREAMS}
      schema={NewStream}
      initialValues={{ appId: appId ?? '', name: '', source: { kind: 'test', pattern: 'test-card' } }}
      run={({ url = '', source, ...body }) =>
        create({ appId, body: { ...body, source: source.kind === 'pull' ? { ...source, url } : source } })
      }
      onDone={({ streamKey, ...stream }) => {
        // The key must not remain in the store.
        reset();
        if (streamKey === null) close();
        else setCreated({ stream, streamKey });
      }}
      submitLabel={t('add.submit')}
      draftKey={`streams:add ${appId ?? ''}`}
      closeTo={streamListPath(appId)}
    >
      <AppField />
      <FormField name="name" label={t('name')} help={t('add.nameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="source" label={t('source')}>
        <SourceSelect />
      </FormField>
      <PulledFrom />
    </FormDialog>
  );
}

function PulledFrom() {
  const source = Form.useWatch<{ kind: string } | undefined>('source', Form.useFormInstance());
  return source?.kind === 'pull' && <AddressField />;
}
