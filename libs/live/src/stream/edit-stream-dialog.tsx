import { FormField, ItemFormDialog, NumberInput } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpdateStreamMutation } from '../api/streams-api';
import { UpdateStreamDto, type Stream } from '../contract';
import { AddressField } from './address-field';
import { PatternSelect } from './pattern-select';
import { useStreamDialog } from './use-stream-dialog';

const valuesOf = ({ name, source, dvrSeconds, reconnectSeconds }: Stream) => ({
  name,
  ...(source.kind === 'test' ? { pattern: source.pattern } : { reconnectSeconds }),
  ...(source.kind === 'pull' && { url: '' }),
  dvrSeconds,
});

export function EditStreamDialog() {
  const { t } = useTranslation('live');
  const { args, dialog } = useStreamDialog();
  const [update] = useUpdateStreamMutation();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('edit.action')}
      titleOf={({ name }) => t('edit.title', { name })}
      schema={UpdateStreamDto}
      valuesOf={valuesOf}
      run={({ url, ...body }, ifMatch) =>
        update({ ...args, body: { ...body, ...(url && { url }) }, ifMatch })
      }
      submitLabel={t('edit.submit')}
      draftKey="streams:edit"
    >
      {({ source, state }) => (
        <>
          <FormField
            name="name"
            label={t('name')}
            {...(source.kind === 'test' && { help: t('edit.nameHelp') })}
          >
            <Input autoComplete="off" />
          </FormField>
          {source.kind === 'test' && (
            <FormField
              name="pattern"
              label={t('pattern')}
              {...(state !== 'off' && { help: t('edit.patternHelp') })}
            >
              <PatternSelect disabled={state !== 'off'} />
            </FormField>
          )}
          {source.kind === 'pull' && <AddressField known={source.server} />}
          <FormField name="dvrSeconds" label={t('dvr')} help={t('edit.dvrHelp')}>
            <NumberInput precision={0} suffix="s" />
          </FormField>
          {source.kind !== 'test' && (
            <FormField name="reconnectSeconds" label={t('reconnect')} help={t('edit.reconnectHelp')}>
              <NumberInput precision={0} suffix="s" />
            </FormField>
          )}
        </>
      )}
    </ItemFormDialog>
  );
}
