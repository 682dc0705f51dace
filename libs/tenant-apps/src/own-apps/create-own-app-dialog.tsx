import type { ResponseOf } from '@console/http/contract';
import { FormDialog, LinkButton, SecretOnce, useCloseTo, useReturnedFocus } from '@console/shell-layout';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateAppMutation } from '../api/own-apps-api';
import { CreateAppByUserDto, type createApp } from '../contract';
import { createLatestQuestion } from '../create-tenant-app/latest-question';
import { NameAndAppIdFields, TYPING_PAUSE_MS } from '../create-tenant-app/name-and-app-id-fields';
import { MY_APPS_PATH, ownAppPath } from './own-app-paths';

type Created = ResponseOf<typeof createApp>;

/** Makes a free app of one's own, and shows its API key once. @see spec 7.2 */
export function CreateOwnAppDialog() {
  const { t } = useTranslation('tenantApps');
  const [created, setCreated] = useState<Created>();
  const [create, { reset }] = useCreateAppMutation();
  const [question] = useState(() => createLatestQuestion(TYPING_PAUSE_MS));
  useReturnedFocus();

  if (created) return <NewKey app={created} />;
  return (
    <FormDialog
      title={t('ownApps.create.title')}
      requires={{ change: true }}
      schema={CreateAppByUserDto}
      initialValues={{}}
      run={(body) => {
        // What is sent is decided on: an answer about the ID would come too late, and call the app's own ID taken.
        question.drop();
        return create({ body });
      }}
      onDone={(answer) => {
        // The key stands on this screen alone, not in the store.
        reset();
        setCreated(answer);
      }}
      submitLabel={t('create.submit')}
      draftKey="tenant-apps:create-own"
      closeTo={MY_APPS_PATH}
    >
      <NameAndAppIdFields question={question} />
    </FormDialog>
  );
}

function NewKey({ app }: { app: Created }) {
  const { t } = useTranslation('tenantApps');
  const close = useCloseTo(MY_APPS_PATH);
  return (
    <Modal
      open
      title={t('created.title', { name: app.name })}
      // Only by the buttons: what is closed in passing is lost.
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close}>{t('resetKey.kept')}</Button>
          <LinkButton type="primary" to={ownAppPath(app.appId)}>
            {t('created.open')}
          </LinkButton>
        </>
      }
    >
      <SecretOnce
        label={t('created.apiKey')}
        warning={t('created.keep')}
        values={[app.apiKey]}
        fileName={`${app.appId}-api-key.txt`}
      />
    </Modal>
  );
}
