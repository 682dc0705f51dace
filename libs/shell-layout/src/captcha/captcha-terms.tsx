import { theme } from 'antd';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';

const PRIVACY = 'https://policies.google.com/privacy';
const TERMS = 'https://policies.google.com/terms';

/** Terms that the provider requires if its badge is hidden. */
export function CaptchaTerms() {
  const { token } = theme.useToken();
  return (
    <small
      style={{
        maxWidth: 400,
        textAlign: 'center',
        fontSize: token.fontSizeSM,
        color: token.colorTextDescription,
      }}
    >
      <Trans
        ns="shell"
        i18nKey="captcha.terms"
        components={{
          privacy: <OutwardLink href={PRIVACY} />,
          terms: <OutwardLink href={TERMS} />,
        }}
      />
    </small>
  );
}

/** `Trans` fills in the children. */
function OutwardLink({ href, children }: { href: string; children?: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      style={{ color: token.colorLink, textDecoration: 'underline' }}
    >
      {children}
    </a>
  );
}
