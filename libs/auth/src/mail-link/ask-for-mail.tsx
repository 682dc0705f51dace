import { FormField, OperationForm } from '@console/ui/form';
import { PageHeader, type Outcome } from '@console/ui';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { ReGetPasswordDto, ResendConfirmationDto } from '../contract';
import { emailOfVisit } from './email-of-visit';
import { MailOnItsWay } from './mail-on-its-way';
import { ToSignInBelow } from './to-sign-in';

type Address = typeof ReGetPasswordDto | typeof ResendConfirmationDto;

interface AskForMailProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Of the operation that asks for the mail. */
  schema: Address;
  run: (body: z.output<Address>) => PromiseLike<Outcome<object>>;
  /** What is shown then; the same whatever the address. */
  sentTo: (email: string) => string;
}

/** A page that sends a mail to the address that somebody types; the address of whoever comes with one stands there already. */
export function AskForMail({ title, description, submitLabel, schema, run, sentTo }: AskForMailProps) {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const [email, setEmail] = useState(emailOfVisit(location));
  const [isSent, setIsSent] = useState(false);

  if (isSent && email !== undefined) {
    return (
      <MailOnItsWay
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
        onDone={() => {
          setIsSent(true);
        }}
        submitLabel={submitLabel}
        wide
      >
        <FormField name="email" label={t('signIn.email')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </FormField>
      </OperationForm>
      <ToSignInBelow />
    </>
  );
}
