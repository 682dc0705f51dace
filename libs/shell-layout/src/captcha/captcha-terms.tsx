import { theme, Typography } from 'antd';
import { Trans } from 'react-i18next';
import { useConsole } from '../services/console-services';

const PRIVACY = 'https://policies.google.com/privacy';
const TERMS = 'https://policies.google.com/terms';

/** What the captcha's provider asks for where its badge is hidden. */
export function CaptchaTerms() {
  const { captcha } = useConsole();
  const { token } = theme.useToken();
  if (!captcha) return null;
  return (
    <Typography.Text
      type="secondary"
      style={{ maxWidth: 400, textAlign: 'center', fontSize: token.fontSizeSM }}
    >
      <Trans
        ns="shell"
        i18nKey="captcha.terms"
        components={{
          privacy: <Typography.Link href={PRIVACY} target="_blank" rel="noreferrer" />,
          terms: <Typography.Link href={TERMS} target="_blank" rel="noreferrer" />,
        }}
      />
    </Typography.Text>
  );
}
