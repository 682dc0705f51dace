import { theme } from 'antd';
import type { Method } from './reference/api-reference';

/** Plain elements: every row has one. */
export function MethodMark({ method }: { method: Method }) {
  const { token } = theme.useToken();
  const stripe = {
    GET: token.colorSuccess,
    POST: token.colorInfo,
    PATCH: token.colorWarning,
    DELETE: token.colorError,
  }[method];
  return (
    <code
      style={{
        flex: 'none',
        paddingInline: token.paddingXXS,
        borderInlineStart: `3px solid ${stripe}`,
        background: token.colorFillTertiary,
        fontFamily: token.fontFamilyCode,
        fontSize: token.fontSizeSM,
        fontWeight: token.fontWeightStrong,
      }}
    >
      {method}
    </code>
  );
}
