import { FormField, ItemFormDialog } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUpdateServerNoteMutation } from '../api/servers-api';
import { UpdateServerNoteDto } from '../contract';
import { CHANGE_SERVERS } from './changes-servers';
import { useServerDialog } from './use-server-dialog';

export function ServerNoteDialog() {
  const { t } = useTranslation('operations');
  const { args, dialog } = useServerDialog();
  const [update] = useUpdateServerNoteMutation();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('routes.serverNote')}
      titleOf={({ name }) => t('servers.note.of', { name })}
      requires={CHANGE_SERVERS}
      schema={UpdateServerNoteDto}
      valuesOf={({ note }) => ({ note })}
      run={(body, ifMatch) => update({ ...args, body, ifMatch })}
      submitLabel={t('servers.note.save')}
      draftKey="servers:note"
    >
      {() => (
        <FormField name="note" label={t('servers.note.label')} help={t('servers.note.help')}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
        </FormField>
      )}
    </ItemFormDialog>
  );
}
