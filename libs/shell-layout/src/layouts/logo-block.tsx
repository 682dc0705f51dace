import { formatBuildDate } from '@console/i18n';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HOME_PATH } from '../routes/paths';
import { useConsole } from '../services/console-services';

interface LogoBlockProps {
  compact?: boolean;
}

/** Logo, product name, version and build date; empty if the host has a header. @see spec 2.5 */
export function LogoBlock({ compact = false }: LogoBlockProps) {
  const { t } = useTranslation('shell');
  const { config, build, host } = useConsole();
  const { token } = theme.useToken();
  if (host?.header === false) return null;

  return (
    <Link
      to={HOME_PATH}
      aria-label={t('menu.home', { product: config.productName })}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginSM,
        color: token.colorText,
        minWidth: 0,
        textDecoration: 'none',
      }}
    >
      <img src={config.logo} alt="" width={32} height={32} style={{ flex: 'none', objectFit: 'contain' }} />
      {!compact && (
        <span style={{ display: 'grid', minWidth: 0, lineHeight: 1.2 }}>
          <span
            style={{
              fontSize: config.titleFontSize,
              fontWeight: token.fontWeightStrong,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {config.productName}
          </span>
          <span
            style={{ fontSize: token.fontSizeSM, color: token.colorTextDescription, whiteSpace: 'nowrap' }}
          >
            {build.time === undefined
              ? t('menu.versionOnly', { version: build.version })
              : t('menu.version', { version: build.version, date: formatBuildDate(build.time) })}
          </span>
        </span>
      )}
    </Link>
  );
}
