import { FormDialog, FormField } from '@console/shell-layout';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLazyFindMyAppsQuery, useRenameAppMutation } from '../api/own-apps-api';
import { UpdateAppByUserDto, type MyApp } from '../contract';
import { CHANGES_OWN_APP } from './changes-own-app';
import { ownAppPath } from './own-app-paths';
import { myAppArgs, useMyApp } from './use-my-app';

const Changes = UpdateAppByUserDto.required();

/** Changes what an app of one's own is called. @see spec 7.2 */
export function RenameOwnAppDialog() {
  const { appId = '' } = useParams();
  const { app } = useMyApp(appId);
  return app && <RenameForm key={appId} app={app} />;
}

function RenameForm({ app }: { app: MyApp }) {
  const { t } = useTranslation('tenantApps');
  // The version that the person sees: asked anew meanwhile, the app may be of a later one.
  const [opened] = useState(app);
  const [rename] = useRenameAppMutation();
  const [read] = useLazyFindMyAppsQuery();

  return (
    <FormDialog
      title={t('ownApps.rename.title', { name: opened.name })}
      requires={CHANGES_OWN_APP}
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
      closeTo={ownAppPath(opened.appId)}
    >
      <FormField name="name" label={t('editApp.name')}>
        <Input autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
