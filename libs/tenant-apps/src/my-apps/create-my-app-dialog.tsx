import type { ResponseOf } from '@console/http/contract';
import { FormDialog, SecretDialog } from '@console/ui/form';
import { LinkButton, useCloseTo, useReturnedFocus } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateAppMutation } from '../api/my-apps-api';
import { CreateAppByUserDto, type createApp } from '../contract';
import { createLatestRequest } from '../create-tenant-app/latest-request';
import { NameAndAppIdFields, TYPING_PAUSE_MS } from '../create-tenant-app/name-and-app-id-fields';
import { MY_APPS_PATH, myAppPath } from '../tenant-app-paths';

type Created = ResponseOf<typeof createApp>;

/** @see spec 7.2 */
export function CreateMyAppDialog() {
  const { t } = useTranslation('tenantApps');
  const [created, setCreated] = useState<Created>();
  const [create, { reset }] = useCreateAppMutation();
  const [request] = useState(() => createLatestRequest(TYPING_PAUSE_MS));
  useReturnedFocus();

  if (created) return <NewKey app={created} />;
  return (
    <FormDialog
      title={t('myApps.create.title')}
      requires={{ change: true }}
      schema={CreateAppByUserDto}
      initialValues={{}}
      run={(body) => {
        // A late validation response would report the App ID of the new app as taken.
        request.cancel();
        return create({ body });
      }}
      onDone={(app) => {
        // The key must not remain in the store.
        reset();
        setCreated(app);
      }}
      submitLabel={t('create.submit')}
      draftKey="tenant-apps:create-own"
      closeTo={MY_APPS_PATH}
    >
      <NameAndAppIdFields request={request} />
    </FormDialog>
  );
}

function NewKey({ app }: { app: Created }) {
  const { t } = useTranslation('tenantApps');
  const close = useCloseTo(MY_APPS_PATH);
  return (
    <SecretDialog
      title={t('created.title', { name: app.name })}
      label={t('created.apiKey')}
      warning={t('created.keep')}
      secret={app.apiKey}
      fileName={`${app.appId}-api-key.txt`}
      onClose={close}
      next={
        <LinkButton type="primary" to={myAppPath(app.appId)}>
          {t('created.open')}
        </LinkButton>
      }
    />
  );
}
