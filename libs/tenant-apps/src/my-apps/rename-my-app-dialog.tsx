import { FormField, ItemFormDialog } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFindMyAppsQuery, useRenameAppMutation } from '../api/my-apps-api';
import { UpdateAppByUserDto } from '../contract';
import { CHANGE_MY_APP } from '../tenant-app-access';
import { myAppPath } from '../tenant-app-paths';
import { myAppArgs } from '../use-managed-app';

const Changes = UpdateAppByUserDto.required();

/** @see spec 7.2 */
export function RenameMyAppDialog() {
  const { t } = useTranslation('tenantApps');
  const { appId = '' } = useParams();
  const [rename] = useRenameAppMutation();
  return (
    <ItemFormDialog
      result={useFindMyAppsQuery(myAppArgs(appId))}
      itemOf={({ data }) => {
        const app = data.find((each) => each.appId === appId);
        return app && { id: appId, name: app.name, etag: app.etag ?? '' };
      }}
      title={t('routes.renameMyApp')}
      titleOf={({ name }) => t('myApps.rename.title', { name })}
      requires={CHANGE_MY_APP}
      schema={Changes}
      valuesOf={({ name }) => ({ name })}
      run={(body, ifMatch) => rename({ id: appId, ifMatch, body })}
      submitLabel={t('editApp.submit')}
      draftKey="tenant-apps:rename"
      closeTo={myAppPath(appId)}
    >
      {() => (
        <FormField name="name" label={t('editApp.name')}>
          <Input autoComplete="off" />
        </FormField>
      )}
    </ItemFormDialog>
  );
}
