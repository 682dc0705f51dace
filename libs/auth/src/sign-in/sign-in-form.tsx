import type { SessionEndReason } from '@console/http';
import type { FieldProblem } from '@console/http/contract';
import { clipText } from '@console/i18n';
import { CheckedField, FormFrame, useFormCall } from '@console/ui/form';
import { PageHeader, type Outcome } from '@console/ui';
import { Alert, Flex, Input, type InputRef } from 'antd';
import { useLayoutEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SOCIAL_LOGIN_ERRORS } from '../contract';
import { FORGOT_PASSWORD_PATH, RESEND_CONFIRMATION_PATH, SIGN_UP_PATH } from './account-paths';

export type SocialLoginError = (typeof SOCIAL_LOGIN_ERRORS)[number];

export const SIGN_IN_FIELDS = ['email', 'password'] as const;
type SignInField = (typeof SIGN_IN_FIELDS)[number];

export interface SignInLinkProps {
  to: string;
  state?: { email: string };
  children: ReactNode;
}

/** Everything that differs between the console and the standalone sign-in page. */
export interface SignInFormProps {
  /** Problem of a field; undefined if it is valid. */
  check: (
    field: SignInField,
    typed: Record<string, unknown>,
  ) => FieldProblem | undefined | Promise<FieldProblem | undefined>;
  signIn: (typed: Record<string, unknown>) => PromiseLike<Outcome<unknown>>;
  /** Whether typed values would be lost with the page. */
  onUnsaved: (unsaved: boolean) => void;
  Link: ComponentType<SignInLinkProps>;
  search: string;
  refused?: SocialLoginError | undefined;
  endReason?: SessionEndReason | null | undefined;
  /** Technical details of `endReason`, not translated. */
  endDetails?: string | null | undefined;
  inactivityMinutes?: number | null | undefined;
  signUp: boolean;
  /** Submitted before the page was interactive. */
  isSentAlready?: boolean;
}

/** Nothing typed is stored, and nothing typed before hydration is lost. */
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
  /** Set when the password was right but the address is unconfirmed. */
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
  // The server-rendered page may already have been typed into.
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

/** Reported as an error of the field `email`, only after the right password. */
function isUnconfirmed(error: Outcome<unknown>['error']): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'http' && 'email' in error.fieldErrors;
}
