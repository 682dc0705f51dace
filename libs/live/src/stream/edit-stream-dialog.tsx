import { useAppScope } from '@console/shell-layout';
import { FormDialog, FormField, latestOf, NumberInput } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyGetStreamQuery, useUpdateStreamMutation } from '../api/streams-api';
import { UpdateStreamDto, type Stream } from '../contract';
import { streamPath } from '../stream-paths';
import { AddressField } from './address-field';
import { PatternSelect } from './pattern-select';
import { StreamDialogFrame } from './stream-dialog-frame';
import { CHANGE_STREAMS } from './use-stream-actions';

export function EditStreamDialog() {
  const { t } = useTranslation('live');
  return (
    <StreamDialogFrame title={t('edit.action')}>
      {(stream) => <EditStream key={stream.id} stream={stream} />}
    </StreamDialogFrame>
  );
}

function EditStream({ stream }: { stream: Stream & { etag: string } }) {
  const { t } = useTranslation('live');
  const { id } = stream;
  const { appId } = useAppScope();
  const [update] = useUpdateStreamMutation();
  const [read] = useLazyGetStreamQuery();
  const valuesOf = ({ name, source, dvrSeconds, reconnectSeconds }: Stream) => ({
    name,
    ...(source.kind === 'test' ? { pattern: source.pattern } : { reconnectSeconds }),
    ...(source.kind === 'pull' && { url: '' }),
    dvrSeconds,
  });
  const isOff = stream.state === 'off';
  return (
    <FormDialog
      title={t('edit.title', { name: stream.name })}
      requires={CHANGE_STREAMS}
      schema={UpdateStreamDto}
      initialValues={valuesOf(stream)}
      run={({ url, ...body }, etag) =>
        update({ id, appId, body: { ...body, ...(url && { url }) }, ifMatch: etag ?? stream.etag })
      }
      readLatest={() => latestOf(read({ id, appId }), valuesOf)}
      submitLabel={t('edit.submit')}
      draftKey={`streams:edit ${id}`}
      closeTo={streamPath(appId, id)}
    >
      <FormField
        name="name"
        label={t('name')}
        {...(stream.source.kind === 'test' && { help: t('edit.nameHelp') })}
      >
        <Input autoComplete="off" />
      </FormField>
      {stream.source.kind === 'test' && (
        <FormField name="pattern" label={t('pattern')} {...(!isOff && { help: t('edit.patternHelp') })}>
          <PatternSelect disabled={!isOff} />
        </FormField>
      )}
      {stream.source.kind === 'pull' && <AddressField known={stream.source.server} />}
      <FormField name="dvrSeconds" label={t('dvr')} help={t('edit.dvrHelp')}>
        <NumberInput precision={0} suffix="s" />
      </FormField>
      {stream.source.kind !== 'test' && (
        <FormField name="reconnectSeconds" label={t('reconnect')} help={t('edit.reconnectHelp')}>
          <NumberInput precision={0} suffix="s" />
        </FormField>
      )}
    </FormDialog>
  );
}
