import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

const PRIVACY = 'https://policies.google.com/privacy';
const TERMS = 'https://policies.google.com/terms';

/** Terms that the provider requires if its badge is hidden. */
export function CaptchaTerms() {
  const { t } = useTranslation('shell');
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
      {t('captcha.terms')
        .split(/(<\w+>.*?<\/\w+>)/)
        .map((part) => {
          const [, name, text] = /^<(privacy|terms)>(.*)<\/\1>$/.exec(part) ?? [];
          if (name === undefined) return part;
          return (
            <a
              key={name}
              href={name === 'privacy' ? PRIVACY : TERMS}
              target="_blank"
              rel="noreferrer"
              style={{ color: token.colorLink, textDecoration: 'underline' }}
            >
              {text}
            </a>
          );
        })}
    </small>
  );
}
