import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLazyFindMyAppsQuery, useRenameAppMutation } from '../api/my-apps-api';
import { UpdateAppByUserDto, type MyApp } from '../contract';
import { CHANGE_MY_APP } from '../tenant-app-access';
import { myAppPath } from '../tenant-app-paths';
import { myAppArgs, useMyApp } from '../use-managed-app';

const Changes = UpdateAppByUserDto.required();

/** @see spec 7.2 */
export function RenameMyAppDialog() {
  const { appId = '' } = useParams();
  const { currentData: app } = useMyApp(appId);
  return app && <RenameForm key={appId} app={app} />;
}

function RenameForm({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  // The version the user sees; a refetch may return a later one.
  const [opened] = useState(app);
  const [rename] = useRenameAppMutation();
  const [read] = useLazyFindMyAppsQuery();

  return (
    <FormDialog
      title={t('myApps.rename.title', { name: opened.name })}
      requires={CHANGE_MY_APP}
      schema={Changes}
      initialValues={{ name: opened.name }}
      run={(body, etag) => rename({ id: opened.appId, ifMatch: etag ?? opened.etag, body })}
      readLatest={async () => {
        const { data, error } = await read(myAppArgs(opened.appId));
        const [latest] = data?.data ?? [];
        return latest && !error
          ? { data: { values: { name: latest.name }, etag: latest.etag ?? '' } }
          : { error: error ?? {} };
      }}
      submitLabel={t('editApp.submit')}
      draftKey={`tenant-apps:rename ${opened.appId}`}
      closeTo={myAppPath(opened.appId)}
    >
      <FormField name="name" label={t('editApp.name')}>
        <Input autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
