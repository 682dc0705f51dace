import { type FieldSlotProps, useAppScope } from '@console/shell-layout';
import { StatusTag } from '@console/ui';
import { FormField } from '@console/ui/form';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestPullAddressMutation } from '../api/streams-api';
import { PullAddress } from '../contract';

const EmptyOrAddress = PullAddress.or(PullAddress.trim().length(0));

/** The field `url` of a form: where a stream is pulled from. */
export function AddressField({ known }: { known?: string }) {
  const { t } = useTranslation('live');
  const isKnown = known !== undefined;
  return (
    <FormField
      name="url"
      label={t(isKnown ? 'pull.newAddress' : 'pull.address')}
      help={isKnown ? t('pull.newAddressHelp', { server: known }) : t('pull.addressHelp')}
      schema={isKnown ? EmptyOrAddress : PullAddress}
      rules={{ address: t('pull.invalid') }}
      isSecret
    >
      <AddressInput />
    </FormField>
  );
}

function AddressInput({ value = '', onChange, ...field }: FieldSlotProps<string>) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const [test, { isLoading }] = useTestPullAddressMutation();
  const [result, setResult] = useState<{ url: string; problem: string | null }>();
  const run = async () => {
    const tested = await test({ appId, body: { url: value } });
    setResult({ url: value, problem: tested.data ? tested.data.problem : t('pull.notTested') });
  };
  return (
    <>
      <Space.Compact block>
        <Input
          {...field}
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
        />
        <Button
          disabled={!PullAddress.safeParse(value).success}
          loading={isLoading}
          onClick={() => void run()}
        >
          {t('pull.test')}
        </Button>
      </Space.Compact>
      <div role="status">
        {result?.url === value && (
          <StatusTag
            tone={result.problem === null ? 'done' : 'warning'}
            label={result.problem ?? t('pull.works')}
          />
        )}
      </div>
    </>
  );
}
