import { LinkButton } from '@console/ui';
import { LOGIN_PATH } from '@console/shell-layout';
import { Flex, theme, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

interface ToSignInProps {
  type?: ButtonProps['type'];
  /** What the link says; "Back to sign in" unless told. */
  children?: string | undefined;
}

/** To the sign-in page, which leads on to where the person wanted to go; whoever is signed in, it leads to the console. */
export function ToSignIn({ type = 'text', children }: ToSignInProps) {
  const { t } = useTranslation('auth');
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const search = redirect === null ? '' : `?${new URLSearchParams({ redirect }).toString()}`;
  return (
    <LinkButton type={type} to={`${LOGIN_PATH}${search}`}>
      {children ?? t('mailLink.toSignIn')}
    </LinkButton>
  );
}

/** The same below a form, as wide as its button. */
export function ToSignInBelow({ children }: Pick<ToSignInProps, 'children'>) {
  const { token } = theme.useToken();
  return (
    <Flex vertical style={{ marginTop: token.marginXS }}>
      <ToSignIn>{children}</ToSignIn>
    </Flex>
  );
}
