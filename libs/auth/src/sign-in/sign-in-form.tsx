import type { SessionEndReason } from '@console/http';
import type { FieldProblem } from '@console/http/contract';
import { clipText } from '@console/i18n';
import { CheckedField, FormFrame, useFormCall } from '@console/ui/form';
import { isPlainClick, PageHeader, type Outcome } from '@console/ui';
import { Alert, Flex, Input, theme, type InputRef } from 'antd';
import { useLayoutEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SOCIAL_LOGIN_ERRORS } from '../contract';
import { FORGOT_PASSWORD_PATH, RESEND_CONFIRMATION_PATH, SIGN_UP_PATH } from './account-paths';

export type SocialLoginError = (typeof SOCIAL_LOGIN_ERRORS)[number];

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];
type Typed = Record<string, unknown>;

/** Opens a page of the console. */
export type Open = (to: string, options?: { replace?: boolean; state?: object }) => void | Promise<void>;

/** What the form needs from the console; the sign-in page loads it late. */
export interface SignInCalls {
  /** Problem of a field that is not empty; undefined if it is valid. */
  check: (field: Field, typed: Typed) => FieldProblem | undefined | Promise<FieldProblem | undefined>;
  /** Opens the next page if it succeeds. */
  signIn: (typed: Typed, search: string) => PromiseLike<Outcome<unknown>>;
}

export interface SignInFormProps extends SignInCalls {
  open: Open;
  /** Whether typed values would be lost with the page. */
  onUnsaved: (unsaved: boolean) => void;
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
  open,
  onUnsaved,
  search,
  refused,
  endReason,
  endDetails,
  inactivityMinutes,
  signUp,
  isSentAlready = false,
}: SignInFormProps) {
  const { t } = useTranslation('auth');
  const { cssVar } = theme.useToken();
  const call = useFormCall((name) => FIELDS.some((field) => field === name));
  const { form } = call;
  const email = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);
  /** Set when the password was right but the address is unconfirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const link = (path: string, text: string, state?: { email: string }) => (
    <a
      href={path + search}
      // Easy to hit by finger, without more space around it.
      style={{ display: 'inline-block', paddingBlock: 10, marginBlock: -10, color: cssVar.colorLink }}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void open(path + search, { ...(state && { state }) });
      }}
    >
      {text}
    </a>
  );
  const toSignUp = signUp && link(SIGN_UP_PATH, t('signIn.signUp'));

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

  const problemOf = (field: Field) => {
    const typed = form.getFieldsValue();
    const isEmpty = typed[field] === undefined || typed[field] === '';
    return isEmpty ? ({ kind: 'required' } as const) : check(field, typed);
  };
  const send = async () => {
    const typed = form.getFieldsValue();
    call.begin();
    const { error } = await signIn(typed, search);
    call.end();
    setUnconfirmed(isUnconfirmed(error) ? String(typed['email']).trim() : undefined);
    if (error && 'kind' in error) call.refuse(error);
  };

  return (
    <>
      <PageHeader title={t('signIn.title')} />
      {endReason && !refused && (
        <Alert
          type={endReason === 'elsewhere' ? 'info' : 'warning'}
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
          check={() => problemOf('email')}
          help={
            unconfirmed !== undefined &&
            link(RESEND_CONFIRMATION_PATH, t('signIn.resend'), { email: unconfirmed })
          }
        >
          <Input ref={email} type="email" autoComplete="username" inputMode="email" autoFocus />
        </CheckedField>
        <CheckedField name="password" label={t('signIn.password')} check={() => problemOf('password')}>
          <Input.Password ref={password} autoComplete="current-password" />
        </CheckedField>
      </FormFrame>
      <Flex justify="space-between" gap={16} wrap style={{ marginTop: 16 }}>
        {link(FORGOT_PASSWORD_PATH, t('signIn.forgot'))}
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
