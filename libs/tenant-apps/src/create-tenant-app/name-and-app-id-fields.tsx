import { FormField } from '@console/ui/form';
import { Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGenerateAppIdQuery, useLazyValidateAppIdQuery } from '../api/my-apps-api';
import { AppName, NewAppId } from '../contract';
import type { LatestRequest } from './latest-request';

export const TYPING_PAUSE_MS = 400;
type State = 'proposed' | 'free';

const PROBLEM_TEXTS = {
  required: 'appIdUnfit',
  length: 'appIdUnfit',
  format: 'appIdFormat',
  reserved: 'appIdReserved',
  taken: 'appIdTaken',
} as const;

/**
 * Proposes an App ID from the name until the user types one, which is then validated but never replaced.
 * @see spec 7.2
 */
export function NameAndAppIdFields({ request }: { request: LatestRequest }) {
  const { t } = useTranslation('tenantApps');
  const form = Form.useFormInstance<{ appId?: string }>();
  const [generate] = useLazyGenerateAppIdQuery();
  const [validate] = useLazyValidateAppIdQuery();
  const [state, setState] = useState<State>();
  // In the field's rule, so that submitting does not clear it.
  const [rejected, setRejected] = useState({ appId: '', problem: '' });
  const input = useRef<InputRef>(null);
  const proposal = useRef('');

  useEffect(() => request.cancel, [request]);

  const propose = (appId: string) => {
    proposal.current = appId;
    form.setFields([{ name: 'appId', value: appId, errors: [] }]);
    setState(appId === '' ? undefined : 'proposed');
  };

  const onNameChange = (name: string) => {
    const { appId = '' } = form.getFieldsValue();
    if (appId !== '' && appId !== proposal.current) return;
    if (!AppName.safeParse(name).success) {
      request.cancel();
      propose('');
      return;
    }
    request.send(
      () => generate({ name }),
      ({ data }) => {
        if (!data) return;
        propose(data.appId);
        if (document.activeElement === input.current?.input) input.current.select();
      },
    );
  };

  /** Client-side rules first; the platform only checks IDs that pass them. */
  const check = async (appId: string) => {
    const fits = await form.validateFields(['appId']).then(
      () => true,
      () => false,
    );
    return fits ? (await validate({ appId })).data : undefined;
  };

  const onAppIdChange = (appId: string) => {
    request.cancel();
    setState(undefined);
    if (appId.trim() === '') return;
    request.send(
      () => check(appId),
      (result) => {
        if (result?.valid) setState('free');
        else if (result) {
          const problem = t(`create.${PROBLEM_TEXTS[result.reason ?? 'length']}`);
          setRejected({ appId: appId.trim(), problem });
          form.setFields([{ name: 'appId', errors: [problem] }]);
        }
      },
    );
  };

  return (
    <>
      <FormField name="name" label={t('create.name')}>
        <Input autoFocus autoComplete="off" onChange={({ target }) => onNameChange(target.value)} />
      </FormField>
      <FormField
        name="appId"
        label={t('create.appId')}
        help={
          <>
            {t('create.appIdHelp')} <strong role="status">{state && t(`create.appIdState.${state}`)}</strong>
          </>
        }
        schema={NewAppId.refine((appId) => appId !== rejected.appId, { error: 'rejected' })}
        rules={{
          appIdFormat: t('create.appIdFormat'),
          appIdReserved: t('create.appIdReserved'),
          rejected: rejected.problem,
        }}
      >
        <Input
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={({ target }) => {
            if (target.value === proposal.current) target.select();
          }}
          onChange={({ target }) => onAppIdChange(target.value)}
        />
      </FormField>
    </>
  );
}
