import { FormField } from '@console/shell-layout';
import { Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGenerateAppIdQuery, useLazyValidateAppIdQuery } from '../api/app-ids-api';
import { AppName } from '../contract';
import type { LatestQuestion } from './latest-question';

/** Somebody who is still typing is not asked about. */
export const TYPING_PAUSE_MS = 400;

interface NameAndAppIdFieldsProps {
  /** What the platform is asked while somebody types; whoever sends the form drops it. */
  question: LatestQuestion;
}

type State = 'proposed' | 'free';

/** What is said of an ID that the platform would not take. */
const REFUSALS = {
  required: 'appIdUnfit',
  length: 'appIdUnfit',
  format: 'appIdFormat',
  reserved: 'appIdReserved',
  taken: 'appIdTaken',
} as const;

/**
 * The name of a new app and its ID. As long as nobody types an ID, one is proposed from the name; what is typed is checked
 * while it is typed, and never replaced. Neither has to be waited for. @see spec 7.2
 */
export function NameAndAppIdFields({ question }: NameAndAppIdFieldsProps) {
  const { t } = useTranslation('tenantApps');
  const form = Form.useFormInstance<{ appId?: string }>();
  const [generate] = useLazyGenerateAppIdQuery();
  const [validate] = useLazyValidateAppIdQuery();
  const [state, setState] = useState<State>();
  const input = useRef<InputRef>(null);
  /** The last proposal: whatever else stands in the field is somebody's own. */
  const proposal = useRef('');

  useEffect(() => question.drop, [question]);

  const propose = (appId: string) => {
    proposal.current = appId;
    form.setFields([{ name: 'appId', value: appId, errors: [] }]);
    setState(appId === '' ? undefined : 'proposed');
  };

  const nameTyped = (name: string) => {
    const { appId = '' } = form.getFieldsValue();
    if (appId !== '' && appId !== proposal.current) return;
    if (!AppName.safeParse(name).success) {
      question.drop();
      propose('');
      return;
    }
    question.ask(
      () => generate({ name }),
      ({ data }) => {
        if (!data) return;
        propose(data.appId);
        // Whoever is there already types over it.
        if (document.activeElement === input.current?.input) input.current.select();
      },
    );
  };

  /** By the form's own rules first, which show what is wrong; what they refuse the platform need not be asked. */
  const check = async (appId: string) => {
    const fits = await form.validateFields(['appId']).then(
      () => true,
      () => false,
    );
    return fits ? (await validate({ appId })).data : undefined;
  };

  const appIdTyped = (appId: string) => {
    question.drop();
    setState(undefined);
    if (appId.trim() === '') return;
    question.ask(
      () => check(appId),
      (verdict) => {
        if (verdict?.valid) setState('free');
        else if (verdict) {
          form.setFields([{ name: 'appId', errors: [t(`create.${REFUSALS[verdict.reason ?? 'length']}`)] }]);
        }
      },
    );
  };

  return (
    <>
      <FormField name="name" label={t('create.name')}>
        <Input
          autoFocus
          autoComplete="off"
          onChange={({ target }) => {
            nameTyped(target.value);
          }}
        />
      </FormField>
      <FormField
        name="appId"
        label={t('create.appId')}
        help={
          <>
            {t('create.appIdHelp')}
            {/* Its line is there before there is anything to say, so that nothing below moves under the pointer. */}
            <strong role="status" style={{ display: 'block', minHeight: '1lh' }}>
              {state && t(`create.appIdState.${state}`)}
            </strong>
          </>
        }
        rules={{ appIdFormat: t('create.appIdFormat'), appIdReserved: t('create.appIdReserved') }}
      >
        <Input
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={({ target }) => {
            if (target.value === proposal.current) target.select();
          }}
          onChange={({ target }) => {
            appIdTyped(target.value);
          }}
        />
      </FormField>
    </>
  );
}
