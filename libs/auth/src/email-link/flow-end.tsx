import { controlHeaders } from '@console/http';
import { LinkButton, PageHeader } from '@console/ui';
import { LOGIN_PATH, useConsole } from '@console/shell-layout';
import { getProfile } from '@console/shell-layout/contract';
import { type ButtonProps, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

interface FlowEndProps {
  title: string;
  what: ReactNode;
  hint?: string;
  children: ReactNode;
}

export function FlowEnd({ title, what, hint, children }: FlowEndProps) {
  const { token } = theme.useToken();
  return (
    <FocusHere>
      <PageHeader title={title} />
      <p style={{ overflowWrap: 'anywhere' }}>{what}</p>
      {hint !== undefined && <p style={{ color: token.colorTextDescription }}>{hint}</p>}
      <Flex vertical gap={token.marginXS}>
        {children}
      </Flex>
    </FocusHere>
  );
}

export function FocusHere({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

export function readLinkToken(query: URLSearchParams): string | undefined {
  return query.get('token')?.trim() || undefined;
}

interface BackToSignInProps {
  type?: ButtonProps['type'];
  children?: string | undefined;
}

export function BackToSignIn({ type = 'text', children }: BackToSignInProps) {
  const { t } = useTranslation('auth');
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const search = redirect === null ? '' : `?${new URLSearchParams({ redirect }).toString()}`;
  return (
    <LinkButton type={type} to={`${LOGIN_PATH}${search}`}>
      {children ?? t('emailLink.toSignIn')}
    </LinkButton>
  );
}

export function BackToSignInBelow({ children }: Pick<BackToSignInProps, 'children'>) {
  const { token } = theme.useToken();
  return (
    <Flex vertical style={{ marginTop: token.marginXS }}>
      <BackToSignIn>{children}</BackToSignIn>
    </Flex>
  );
}

export function IncompleteLink() {
  const { t } = useTranslation('auth');
  return (
    <FlowEnd title={t('emailLink.incomplete.title')} what={t('emailLink.incomplete.what')}>
      <BackToSignIn />
    </FlowEnd>
  );
}

/** Forgets the session of this browser if the platform has ended it. */
export function useClearEndedSession(): () => Promise<void> {
  const { session, store } = useConsole();
  return async () => {
    const headers = controlHeaders({ ignoreFailure: true });
    const { error } = await store.http.send(
      { operation: getProfile, args: undefined, headers },
      { signal: new AbortController().signal },
    );
    if (error?.kind === 'http' && error.status === 401) session.clear();
  };
}
