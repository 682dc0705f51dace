import type { SessionEndReason } from '@console/http';
import type { FieldProblem } from '@console/http/contract';
import { clipText } from '@console/i18n';
import { CheckedField, FormFrame, useFormCall } from '@console/ui/form';
import { PageHeader, type Outcome } from '@console/ui';
import { Alert, Flex, Input, type InputRef } from 'antd';
import { useLayoutEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SOCIAL_REFUSALS } from '../contract';
import { FORGOT_PASSWORD_PATH, RESEND_CONFIRMATION_PATH, SIGN_UP_PATH } from './account-paths';

export type SocialRefusal = (typeof SOCIAL_REFUSALS)[number];

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];

export interface SignInLinkProps {
  /** A path of the console with its query. */
  to: string;
  /** For the page that it leads to, and for no address. */
  state?: { email: string };
  children: ReactNode;
}

/** What the form stands on, in the console and on a page of its own. */
export interface SignInFormProps {
  /** Why a field of what was typed is refused, by the contract; undefined where it is good. */
  check: (
    field: SignInField,
    typed: Record<string, unknown>,
  ) => FieldProblem | undefined | Promise<FieldProblem | undefined>;
  /** Signs in with what was typed and goes on from there; the form is busy until it is done. */
  signIn: (typed: Record<string, unknown>) => PromiseLike<Outcome<unknown>>;
  /** Something is typed that would be lost with the page, or no longer. */
  onUnsaved: (unsaved: boolean) => void;
  Link: ComponentType<SignInLinkProps>;
  /** The query of the address: links take it along. */
  search: string;
  /** Why a social login came to nothing. */
  refused?: SocialRefusal | undefined;
  /** Why the session before ended. */
  endReason?: SessionEndReason | null | undefined;
  /** Technical details of `endReason`, not translated. */
  endDetails?: string | null | undefined;
  /** The limit of the session before, where it ended for inactivity. */
  inactivityMinutes?: number | null | undefined;
  /** Whether this installation lets anyone sign up. */
  signUp: boolean;
  /** The form was sent before it could answer. */
  isSentAlready?: boolean;
}

/** Signing in with e-mail and password. Nothing typed is kept anywhere, and nothing typed before this is drawn is lost. */
export function SignInForm({
  check,
  signIn,
  onUnsaved,
  Link,
  search,
  refused,
  endReason,
  endDetails,
  inactivityMinutes,
  signUp,
  isSentAlready = false,
}: SignInFormProps) {
  const { t } = useTranslation('auth');
  const call = useFormCall((name) => SIGN_IN_FIELDS.some((field) => field === name));
  const { form } = call;
  const email = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);
  /** Whose password was right, and whose address is not confirmed yet. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const toSignUp = signUp && <Link to={`${SIGN_UP_PATH}${search}`}>{t('signIn.signUp')}</Link>;

  const takeOver = useEffectEvent(() => {
    const typed = { email: textIn(email.current), password: textIn(password.current) };
    if (typed.email + typed.password !== '') {
      form.setFieldsValue(typed);
      onUnsaved(true);
    }
    if (isSentAlready) form.submit();
  });
  // A page that was drawn by the server may have been typed into by now.
  useLayoutEffect(() => {
    takeOver();
  }, []);

  const send = async () => {
    const typed = form.getFieldsValue();
    call.begin();
    const { error } = await signIn(typed);
    call.end();
    setUnconfirmed(isUnconfirmed(error) ? String(typed['email']).trim() : undefined);
    if (error && 'kind' in error) call.refuse(error);
  };

  return (
    <>
      <PageHeader title={t('signIn.title')} />
      {endReason && !refused && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBottom: 16 }}
          title={
            <>
              {t(`signIn.ended.${endReason}`, { minutes: inactivityMinutes })}
              {endDetails && (
                <code style={{ display: 'block', marginTop: 4, overflowWrap: 'anywhere' }}>
                  {clipText(endDetails)}
                </code>
              )}
            </>
          }
        />
      )}
      {refused && (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBottom: 16 }}
          title={
            refused === 'no-account' && !signUp
              ? t('social.noAccountInvited')
              : t(`social.refused.${refused}`)
          }
          action={refused === 'no-account' && toSignUp}
        />
      )}
      <FormFrame
        call={call}
        onTyping={() => {
          onUnsaved(Object.values(form.getFieldsValue()).some((value) => value !== ''));
        }}
        onSubmit={() => {
          void send();
        }}
        submitLabel={t('signIn.submit')}
        wide
      >
        <CheckedField
          name="email"
          label={t('signIn.email')}
          check={() => check('email', form.getFieldsValue())}
          help={
            unconfirmed !== undefined && (
              <Link to={`${RESEND_CONFIRMATION_PATH}${search}`} state={{ email: unconfirmed }}>
                {t('signIn.resend')}
              </Link>
            )
          }
        >
          <Input ref={email} type="email" autoComplete="username" inputMode="email" autoFocus />
        </CheckedField>
        <CheckedField
          name="password"
          label={t('signIn.password')}
          check={() => check('password', form.getFieldsValue())}
        >
          <Input.Password ref={password} autoComplete="current-password" />
        </CheckedField>
      </FormFrame>
      <Flex justify="space-between" gap={16} wrap style={{ marginTop: 16 }}>
        <Link to={`${FORGOT_PASSWORD_PATH}${search}`}>{t('signIn.forgot')}</Link>
        {toSignUp}
      </Flex>
    </>
  );
}

function textIn(field: InputRef | null): string {
  return field?.input?.value ?? '';
}

/** The platform says so beside the address, to whoever knows the password alone. */
function isUnconfirmed(error: Outcome<unknown>['error']): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'refused' && 'email' in error.fieldErrors;
}
