import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The first tab stop: skips the menu. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const [focused, setFocused] = useState(false);

  return (
    <a
      href={`#${target}`}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
      onClick={(event) => {
        // Not by the hash, which would be a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      style={{
        position: 'absolute',
        insetInlineStart: focused ? token.marginXS : -9999,
        top: token.marginXS,
        zIndex: 20,
        padding: token.paddingXS,
        borderRadius: token.borderRadius,
        background: token.colorBgElevated,
        boxShadow: token.boxShadow,
      }}
    >
      {t('menu.skip')}
    </a>
  );
}
