import { isLanguage, type Language } from '@console/i18n';
import { DetailCard, FactList, LinkButton, QueryState, usePopUps } from '@console/ui';
import { FormField, LanguageSelect, OperationForm, TimeZoneSelect, latestOf } from '@console/ui/form';
import { useChangeLanguage, useConsole, useGetProfileQuery } from '@console/shell-layout';
import type { CurrentUser } from '@console/shell-layout/contract';
import { Button, Flex, Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMyProfileQuery, useUpdateProfileMutation } from '../api/my-account-api';
import { UpdateUserByUserDto } from '../contract';
import { CHANGE_EMAIL_PATH } from '../my-account/my-account-paths';

export function MyDetails() {
  const { t } = useTranslation('auth');
  const result = useGetMyProfileQuery();
  return (
    <DetailCard title={t('userInfo.title')}>
      <QueryState result={result} failed={t('userInfo.failed')}>
        {(user) => (
          <>
            <MyEmail />
            <MyDetailsForm user={user} readProfile={result.refetch} />
          </>
        )}
      </QueryState>
    </DetailCard>
  );
}

function MyEmail() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { data: user } = useGetProfileQuery();
  return (
    user && (
      <div style={{ marginBottom: token.marginLG }}>
        <FactList
          facts={[
            {
              label: t('userInfo.email'),
              value: (
                <Flex justify="space-between" align="center" gap={token.marginXS} wrap>
                  <span style={{ minWidth: 0 }}>{user.email}</span>
                  {user.twoFAEnabled && (
                    <LinkButton size="small" to={CHANGE_EMAIL_PATH}>
                      {t('routes.changeEmail')}
                    </LinkButton>
                  )}
                </Flex>
              ),
            },
          ]}
        />
      </div>
    )
  );
}

const Changes = UpdateUserByUserDto.required();

type Profile = CurrentUser & { etag: string };

interface MyDetailsFormProps {
  user: Profile;
  readProfile: ReturnType<typeof useGetMyProfileQuery>['refetch'];
}

function MyDetailsForm({ user, readProfile }: MyDetailsFormProps) {
  const { t } = useTranslation('auth');
  const { t: ui } = useTranslation('ui');
  const { message } = usePopUps();
  // The version the user sees; a reload may return a later one.
  const [opened] = useState(user);
  const [language, setLanguage] = useState(user.language);
  const [update] = useUpdateProfileMutation();

  return (
    <OperationForm
      schema={Changes}
      initialValues={valuesOf(opened)}
      run={(body, etag) => update({ ifMatch: etag ?? opened.etag, body })}
      readLatest={() => latestOf(readProfile(), (profile) => profile, valuesOf)}
      saved={({ etag, ...profile }) => ({ values: valuesOf(profile), etag })}
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

function ConsoleLanguageNote({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('auth');
  const { token } = theme.useToken();
  const { host } = useConsole();
  const changeLanguage = useChangeLanguage();
  return (
    <>
      {t('userInfo.languageHelp')}
      {!host && language !== i18n.language && (
        <div>
          <Button
            type="link"
            style={{ height: 'auto', padding: `${String(token.paddingXXS)}px 0`, whiteSpace: 'normal' }}
            onClick={() => changeLanguage(language)}
          >
            {t(`userInfo.showConsoleIn.${language}`)}
          </Button>
        </div>
      )}
    </>
  );
}
