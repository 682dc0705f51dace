import { Alert, Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import { AddressList, invalidAddresses, MAX_INVITATIONS } from './address-list';
import type { Invitations } from './use-invitations';

const ValidAddresses = AddressList.refine((addresses) => invalidAddresses(addresses).length === 0, {
  error: 'invalidAddress',
});

/** The field `emails` of an invitation form, with progress and the invitations already sent. */
export function AddressesField({ invitations: { sent, progress } }: { invitations: Invitations }) {
  const { t } = useTranslation('ui');
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
        help={t('invitations.emailsHelp', { count: MAX_INVITATIONS })}
        schema={ValidAddresses}
        rules={{
          invalidAddress: (typed) => {
            const [email] = invalidAddresses(AddressList.parse(typed));
            return t('invitations.noAddress', { email });
          },
          noAddress: t('invitations.none'),
          tooManyAddresses: t('invitations.tooMany', { count: MAX_INVITATIONS }),
        }}
      >
        <Input.TextArea rows={4} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      {progress && progress.total > 1 && <p role="status">{t('invitations.progress', progress)}</p>}
    </>
  );
}
