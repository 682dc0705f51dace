import { FormDialog, FormField } from '@console/ui/form';
import { AppField, useSubscriptionDialogs } from '@console/shell-layout';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { AutoComplete, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCreateServerMutation, useListServerClustersQuery, useListServersQuery } from '../api/servers-api';
import { CreateServerDto, SERVER_KINDS } from '../contract';
import { CHANGE_SERVERS } from './changes-servers';
import { useServerScope } from './server-scope';
import { useServerTexts } from './use-server-texts';

/** @see spec 4.5 */
export function AddServerDialog() {
  const { t } = useTranslation('operations');
  const scope = useServerScope();
  const texts = useServerTexts();
  const [create] = useCreateServerMutation();
  const { withCard } = useSubscriptionDialogs();
  const { regions, clusters } = useKnownNames(scope.appId);

  return (
    <FormDialog
      title={t('servers.add.title')}
      requires={CHANGE_SERVERS}
      schema={CreateServerDto}
      initialValues={{
        appId: scope.appId ?? '',
        name: '',
        kind: scope.kind ?? 'live',
        address: '',
        region: '',
        cluster: '',
      }}
      // The form stays open behind the no-card warning.
      run={async (body) =>
        (await withCard(() => create({ appId: scope.appId, body }), body.appId)) ?? { error: {} }
      }
      submitLabel={t('servers.add.submit')}
      draftKey={`servers:add ${scope.path}`}
      closeTo={scope.path}
    >
      <AppField />
      <FormField name="kind" label={t('servers.kind')}>
        <Select
          disabled={scope.kind !== undefined}
          options={SERVER_KINDS.map((value) => ({ value, label: texts.kind(value) }))}
        />
      </FormField>
      <FormField name="name" label={t('servers.name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="address"
        label={t('servers.address')}
        help={t('servers.add.addressHelp')}
        rules={{ serverAddress: t('servers.add.addressInvalid') }}
      >
        <Input autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField name="region" label={t('servers.region')}>
        <AutoComplete options={regions} showSearch={{ filterOption: true }} />
      </FormField>
      <FormField name="cluster" label={t('servers.cluster')} help={t('servers.add.clusterHelp')}>
        <AutoComplete options={clusters} showSearch={{ filterOption: true }} />
      </FormField>
    </FormDialog>
  );
}

/** Regions and clusters in use, of the app or of all apps. */
function useKnownNames(appId: string | undefined) {
  const ofApp = appId === undefined ? {} : { appId };
  const { data: servers } = useListServersQuery({
    ...ofApp,
    sort: 'region',
    page: 1,
    perPage: MAX_PAGE_SIZE,
  });
  const { data: clusters } = useListServerClustersQuery(ofApp);
  const named = (names: readonly string[]) => [...new Set(names)].map((value) => ({ value }));
  return {
    regions: named((servers?.data ?? []).map(({ region }) => region)),
    clusters: named((clusters?.data ?? []).map(({ name }) => name)),
  };
}
