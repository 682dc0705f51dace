import { FormDialog, FormField, latestOf } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyGetServerQuery, useUpdateServerNoteMutation } from '../api/servers-api';
import { UpdateServerNoteDto, type Server } from '../contract';
import { CHANGE_SERVERS } from './changes-servers';
import { ServerLoader } from './server-loader';
import { useServerScope } from './server-scope';

export function ServerNoteDialog() {
  const { t } = useTranslation('operations');
  return (
    <ServerLoader title={t('routes.serverNote')}>
      {(server) => <ServerNote key={server.id} server={server} />}
    </ServerLoader>
  );
}

function ServerNote({ server }: { server: Server & { etag: string } }) {
  const { t } = useTranslation('operations');
  const { id, name } = server;
  const { path, appId } = useServerScope();
  const [update] = useUpdateServerNoteMutation();
  const [read] = useLazyGetServerQuery();
  const valuesOf = ({ note }: Server) => ({ note });

  return (
    <FormDialog
      title={t('servers.note.of', { name })}
      requires={CHANGE_SERVERS}
      schema={UpdateServerNoteDto}
      initialValues={valuesOf(server)}
      run={(body, etag) => update({ id, appId, body, ifMatch: etag ?? server.etag })}
      readLatest={() => latestOf(read({ id, appId }), valuesOf)}
      submitLabel={t('servers.note.save')}
      draftKey={`servers:note ${id}`}
      closeTo={path}
    >
      <FormField name="note" label={t('servers.note.label')} help={t('servers.note.help')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </FormField>
    </FormDialog>
  );
}
