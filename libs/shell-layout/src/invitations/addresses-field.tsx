import { Alert, Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '@console/ui/form';
import { MOST_INVITED } from './address-list';
import type { Invitations } from './use-invitations';

interface AddressesFieldProps {
  invitations: Invitations;
}

/** The field `emails` of a form that invites people, with those who have been invited already and how far it is. */
export function AddressesField({ invitations: { sent, progress } }: AddressesFieldProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <>
      {sent.length > 0 && (
        <Alert
          type="success"
          showIcon
          role="status"
          style={{ marginBottom: token.margin }}
          title={t('invitations.sent', { count: sent.length })}
          description={<span style={{ overflowWrap: 'anywhere' }}>{sent.join(', ')}</span>}
        />
      )}
      <FormField
        name="emails"
        label={t('invitations.emails')}
        help={t('invitations.emailsHelp', { count: MOST_INVITED })}
        rules={{
          noAddress: t('invitations.none'),
          tooManyAddresses: t('invitations.tooMany', { count: MOST_INVITED }),
        }}
      >
        <Input.TextArea rows={4} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      {progress && progress.total > 1 && <p role="status">{t('invitations.progress', progress)}</p>}
    </>
  );
}
