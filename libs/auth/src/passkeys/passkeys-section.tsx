import { hasStatus } from '@console/http';
import { DateTime, DetailCard, FactRow, LinkButton, QueryState, usePopUps, useZone } from '@console/ui';
import { FormField, OperationForm } from '@console/ui/form';
import { Button, Flex, Input, Modal, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../api/my-account-api';
import { ProvePasswordDto, RenamePasskeyDto, type Passkey } from '../contract';
import { ADD_PASSKEY_PATH } from '../my-account/my-account-paths';
import { usePasskeyLocation } from './passkey-location';

/** @see spec 4.2 */
export function PasskeysSection() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const location = usePasskeyLocation();
  const result = useListPasskeysQuery();
  if (!location || hasStatus(result.error, 404) || hasStatus(result.error, 501)) return null;
  return (
    <DetailCard
      title={t('passkeys.title')}
      actions={
        location.kind === 'here' && <LinkButton to={ADD_PASSKEY_PATH}>{t('routes.addPasskey')}</LinkButton>
      }
    >
      <Flex vertical gap={token.marginXS}>
        <span style={{ color: token.colorTextDescription }}>
          {location.kind === 'here'
            ? t('passkeys.about')
            : location.kind === 'nowhere'
              ? t('passkeys.nowhere')
              : t('passkeys.elsewhere', location)}
        </span>
        <QueryState result={result} failed={t('passkeys.failed')}>
          {({ data }) =>
            data.length > 0 && (
              <ul aria-label={t('passkeys.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {data.map((passkey, index) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} divided={index > 0} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </Flex>
    </DetailCard>
  );
}

function PasskeyRow({ passkey, divided }: { passkey: Passkey; divided: boolean }) {
  const { t } = useTranslation('auth');
  const zone = useZone();
  const [opened, setOpened] = useState<'rename' | 'remove'>();
  const { name, createdAt, usedAt } = passkey;
  const close = () => setOpened(undefined);
  return (
    <>
      <FactRow
        name={name}
        facts={[
          { label: t('passkeys.created'), value: <DateTime value={createdAt} zone={zone} /> },
          {
            label: t('passkeys.used'),
            value: usedAt === null ? t('passkeys.never') : <DateTime value={usedAt} zone={zone} relative />,
          },
        ]}
        actions={
          <>
            <Button
              size="small"
              aria-label={t('passkeys.rename.of', { name })}
              onClick={() => setOpened('rename')}
            >
              {t('passkeys.rename.action')}
            </Button>
            <Button
              size="small"
              danger
              aria-label={t('passkeys.remove.of', { name })}
              onClick={() => setOpened('remove')}
            >
              {t('passkeys.remove.action')}
            </Button>
          </>
        }
        divided={divided}
      />
      <RenameDialog passkey={passkey} open={opened === 'rename'} onClose={close} />
      <RemoveDialog passkey={passkey} open={opened === 'remove'} onClose={close} />
    </>
  );
}

interface PasskeyDialogProps {
  passkey: Passkey;
  open: boolean;
  onClose: () => void;
}

function RenameDialog({ passkey: { id, name }, open, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('auth');
  const [rename] = useRenamePasskeyMutation();
  return (
    <Modal
      open={open}
      title={t('passkeys.rename.title', { name })}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
      width={480}
    >
      <OperationForm
        schema={RenamePasskeyDto}
        initialValues={{ name }}
        run={(body) => rename({ id, body })}
        onDone={onClose}
        submitLabel={t('passkeys.rename.action')}
      >
        <FormField name="name" label={t('passkeys.name')}>
          <Input autoComplete="off" autoFocus maxLength={50} />
        </FormField>
      </OperationForm>
    </Modal>
  );
}

function RemoveDialog({ passkey: { id, name }, open, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('auth');
  const { message } = usePopUps();
  const [remove] = useRemovePasskeyMutation();
  return (
    <Modal
      open={open}
      title={t('passkeys.remove.title', { name })}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
      width={480}
    >
      <p style={{ marginTop: 0 }}>{t('passkeys.remove.effect')}</p>
      <OperationForm
        schema={ProvePasswordDto}
        run={(body) => remove({ id, body })}
        onDone={() => {
          message.success(t('passkeys.remove.done', { name }));
          onClose();
        }}
        submitLabel={t('passkeys.remove.confirm')}
      >
        <FormField name="password" label={t('signIn.password')}>
          <Input.Password autoComplete="current-password" autoFocus />
        </FormField>
      </OperationForm>
    </Modal>
  );
}
