import { isLanguage } from '@console/i18n';
import { FormField, LanguageSelect, OperationForm, TimeZoneSelect } from '@console/ui/form';
import { usePopUps } from '@console/ui';
import type { CurrentUser } from '@console/shell-layout/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyReadOwnProfileQuery, useUpdateProfileMutation } from '../api/own-account-api';
import { UpdateUserByUserDto } from '../contract';
import { ConsoleLanguageNote } from './console-language-note';

const Changes = UpdateUserByUserDto.required();

type Profile = CurrentUser & { etag: string };

/** Changes what the person says of themselves. The form stays: what was saved is what it goes on from. */
export function OwnDetailsForm({ user }: { user: Profile }) {
  const { t } = useTranslation('auth');
  const { t: ui } = useTranslation('ui');
  const { message } = usePopUps();
  // The version that the person sees: asked anew meanwhile, the profile may be of a later one.
  const [opened] = useState(user);
  const [language, setLanguage] = useState(user.language);
  const [update] = useUpdateProfileMutation();
  const [read] = useLazyReadOwnProfileQuery();

  return (
    <OperationForm
      schema={Changes}
      initialValues={valuesOf(opened)}
      run={(body, etag) => update({ ifMatch: etag ?? opened.etag, body })}
      readLatest={async () => {
        const { data, error } = await read();
        return data && !error ? { data: latestOf(data) } : { error: error ?? {} };
      }}
      saved={latestOf}
      onDone={(profile) => {
        setLanguage(profile.language);
        message.success(t('userInfo.saved'));
      }}
      submitLabel={t('userInfo.submit')}
      draftKey="own-account:details"
    >
      <FormField name="name" label={t('userInfo.name')}>
        <Input autoComplete="name" />
      </FormField>
      <FormField
        name="language"
        label={t('userInfo.language')}
        help={<ConsoleLanguageNote language={language} />}
        valueText={(value) => (isLanguage(value) ? ui(`languages.${value}`) : '')}
      >
        <LanguageSelect />
      </FormField>
      <FormField name="timezone" label={t('userInfo.timezone')} help={t('userInfo.timezoneHelp')}>
        <TimeZoneSelect />
      </FormField>
    </OperationForm>
  );
}

function valuesOf({ name, language, timezone }: CurrentUser) {
  return { name, language, timezone };
}

function latestOf({ etag, ...user }: Profile) {
  return { values: valuesOf(user), etag };
}
