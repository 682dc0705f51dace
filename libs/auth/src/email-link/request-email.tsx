import { FormField, OperationForm } from '@console/ui/form';
import { PageHeader, type Outcome } from '@console/ui';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation } from 'react-router';
import type { z } from 'zod';
import type { ReGetPasswordDto, ResendConfirmationDto } from '../contract';
import { EmailSent } from './email-sent';
import { BackToSignInBelow } from './flow-end';

type Address = typeof ReGetPasswordDto | typeof ResendConfirmationDto;

interface RequestEmailProps {
  title: string;
  description: string;
  submitLabel: string;
  schema: Address;
  run: (body: z.output<Address>) => PromiseLike<Outcome<object>>;
  /** The same for every address. */
  sentTo: (email: string) => string;
}

export function RequestEmail({ title, description, submitLabel, schema, run, sentTo }: RequestEmailProps) {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const [email, setEmail] = useState(emailFromState(location));
  const [isSent, setIsSent] = useState(false);

  if (isSent && email !== undefined) {
    return (
      <EmailSent
        what={sentTo(email)}
        sendAgain={() => run({ email })}
        onOtherAddress={() => {
          setEmail(undefined);
          setIsSent(false);
        }}
      />
    );
  }
  return (
    <>
      <PageHeader title={title} description={description} />
      <OperationForm
        schema={schema}
        {...(email !== undefined && { initialValues: { email } })}
        run={(body) => {
          setEmail(body.email);
          return run(body);
        }}
        onDone={() => setIsSent(true)}
        submitLabel={submitLabel}
        wide
      >
        <FormField name="email" label={t('signIn.email')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </FormField>
      </OperationForm>
      <BackToSignInBelow />
    </>
  );
}

/** The address typed on the previous page; passed in the history state, not in the URL. */
function emailFromState({ state }: Pick<Location<unknown>, 'state'>): string | undefined {
  const isTold = typeof state === 'object' && state !== null && 'email' in state;
  return isTold && typeof state.email === 'string' ? state.email : undefined;
}
