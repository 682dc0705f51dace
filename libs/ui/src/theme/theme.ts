import type { ThemeConfig } from 'antd';
import { COLORS, SHADOWS } from './tokens';

type Sides = readonly [light: string, dark: string];

/** z-index of dialogs and notices, above a host's elements. @see spec 9 */
const MAIN_Z_INDEX = 4000;

export const FONT_FAMILY =
  "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const LIGHT = themeOf(
  (name) => COLORS[name][0],
  ([light]) => light,
);
/** The page's initial colors in `index.html` repeat the colors of this theme, to avoid a flash. */
const DARK = themeOf(
  (name) => COLORS[name][1],
  ([, dark]) => dark,
);

/** The themes differ by colors only, as the styles of both are one sheet. */
function themeOf(color: (name: keyof typeof COLORS) => string, side: (sides: Sides) => string): ThemeConfig {
  const field = {
    activeBorderColor: color('accent'),
    hoverBorderColor: color('text3'),
    // The focus ring of the kit is the only one.
    activeShadow: 'none',
    errorActiveShadow: 'none',
    warningActiveShadow: 'none',
  };
  return {
    token: {
      zIndexPopupBase: MAIN_Z_INDEX,
      // A loading button keeps its contrast.
      opacityLoading: 1,

      fontFamily: FONT_FAMILY,
      fontFamilyCode: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
      fontSize: 13,
      fontSizeSM: 12,
      fontSizeLG: 14,
      fontSizeXL: 16,
      fontSizeHeading1: 32,
      fontSizeHeading2: 24,
      fontSizeHeading3: 20,
      fontSizeHeading4: 16,
      fontSizeHeading5: 14,
      lineHeight: 20 / 13,
      lineHeightSM: 16 / 12,
      lineHeightLG: 20 / 14,
      lineHeightHeading1: 40 / 32,
      lineHeightHeading2: 32 / 24,
      lineHeightHeading3: 28 / 20,
      lineHeightHeading4: 24 / 16,
      lineHeightHeading5: 20 / 14,

      controlHeight: 32,
      controlHeightSM: 28,
      controlHeightLG: 40,
      borderRadiusXS: 4,
      borderRadiusSM: 4,
      borderRadius: 6,
      borderRadiusLG: 8,
      lineWidthFocus: 2,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.24s',
      motionEaseOut: 'cubic-bezier(.2, 0, 0, 1)',

      colorPrimary: color('accent'),
      colorPrimaryHover: color('accentHover'),
      colorPrimaryActive: color('accentHover'),
      colorPrimaryText: color('accentText'),
      colorPrimaryBg: color('accentSoft'),
      colorPrimaryBgHover: color('accentSoft'),
      // antd's focus ring.
      colorPrimaryBorder: color('accent'),
      colorLink: color('accentText'),
      colorLinkHover: color('accentText'),
      colorLinkActive: color('accentText'),
      linkHoverDecoration: 'underline',
      controlItemBgActive: color('accentSoft'),
      controlItemBgActiveHover: color('accentSoft'),
      controlItemBgHover: color('hover'),

      // antd derives the remaining neutral colors from these two.
      colorBgBase: color('surface'),
      colorTextBase: color('text'),
      colorBgLayout: color('bg'),
      colorBgContainer: color('surface'),
      colorBgElevated: color('raised'),
      // Tooltips are dark in both themes.
      colorBgSpotlight: side([COLORS.text[0], COLORS.lineStrong[1]]),
      colorBgMask: color('scrim'),
      colorFillQuaternary: color('sunken'),
      colorFillTertiary: color('hover'),
      colorFillSecondary: color('active'),
      colorFill: color('lineStrong'),
      colorBgTextHover: color('hover'),
      colorBgTextActive: color('active'),
      // Most of antd's uses are fields; buttons and tags have a quieter line.
      colorBorder: color('lineControl'),
      colorBorderDisabled: color('lineStrong'),
      colorBorderSecondary: color('line'),
      colorSplit: color('line'),

      colorText: color('text'),
      colorTextSecondary: color('text2'),
      colorTextTertiary: color('text3'),
      colorTextQuaternary: color('text3'),
      colorTextDisabled: color('textDisabled'),

      colorError: color('critical'),
      colorErrorHover: color('critical'),
      colorErrorActive: color('critical'),
      colorErrorText: color('critical'),
      colorErrorTextHover: color('critical'),
      colorErrorTextActive: color('critical'),
      colorErrorBg: color('criticalSoft'),
      colorErrorBgHover: color('criticalSoft'),
      colorErrorBgFilledHover: color('criticalSoft'),
      colorErrorBgActive: color('criticalSoft'),
      colorErrorBorder: color('criticalLine'),
      colorErrorBorderHover: color('critical'),
      colorWarning: color('warningSolid'),
      colorWarningHover: color('warningSolid'),
      colorWarningText: color('warning'),
      colorWarningBg: color('warningSoft'),
      colorWarningBgHover: color('warningSoft'),
      colorWarningBorder: color('warningLine'),
      colorWarningBorderHover: color('warningSolid'),
      colorSuccess: color('success'),
      colorSuccessText: color('success'),
      colorSuccessBg: color('successSoft'),
      colorSuccessBorder: color('successLine'),
      colorInfo: color('accent'),
      colorInfoBg: color('accentSofter'),
      colorInfoBorder: color('accentLine'),

      boxShadowTertiary: side(SHADOWS.shadow1),
      boxShadowSecondary: side(SHADOWS.shadow2),
      boxShadow: side(SHADOWS.shadow3),
    },
    components: {
      Button: {
        // Behind white text; `base-styles.ts` colors the text of other dangerous buttons.
        colorError: color('criticalSolid'),
        colorErrorHover: color('criticalSolid'),
        colorErrorActive: color('criticalSolid'),
        fontWeight: 500,
        paddingInline: 11,
        defaultShadow: side(SHADOWS.shadow1),
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultBorderColor: color('lineStrong'),
        defaultHoverBg: color('hover'),
        defaultHoverColor: color('text'),
        defaultHoverBorderColor: color('lineStrong'),
        defaultActiveBg: color('active'),
        defaultActiveColor: color('text'),
        defaultActiveBorderColor: color('lineStrong'),
        textHoverBg: color('hover'),
      },
      Card: { headerFontSize: 14, headerHeight: 44, headerPadding: 16, bodyPadding: 16 },
      // Days of adjacent months can be selected, so they must be readable.
      DatePicker: { ...field, colorTextDisabled: color('text3') },
      // Space for a message below the field without shifting the next label.
      Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 4px' },
      Input: { ...field, paddingInline: 10 },
      InputNumber: field,
      Mentions: field,
      Menu: {
        // The column of 64 pixels without its border.
        collapsedWidth: 63,
        itemHeight: 32,
        itemPaddingInline: 10,
        itemMarginBlock: 0,
        itemSelectedBg: color('active'),
        itemSelectedColor: color('text'),
        subMenuItemSelectedColor: color('text'),
        horizontalItemSelectedColor: color('text'),
        subMenuItemBg: 'transparent',
      },
      Modal: { borderRadiusLG: 12, titleFontSize: 16, titleLineHeight: 24 / 16 },
      // Also of its list, which clips a wider notice. @see spec 9
      Notification: { width: 650 },
      Radio: { buttonCheckedBg: color('active'), buttonPaddingInline: 11 },
      Select: {
        activeBorderColor: color('accent'),
        hoverBorderColor: color('text3'),
        activeOutlineColor: 'transparent',
        optionSelectedFontWeight: 500,
      },
      Tabs: {
        horizontalItemGutter: 20,
        horizontalItemPadding: '8px 0',
        itemColor: color('text2'),
        itemHoverColor: color('text'),
        itemSelectedColor: color('text'),
      },
      Tag: { colorBorder: color('lineStrong'), borderRadiusSM: 4 },
    },
  };
}

/** For standalone pages, whose styles the build extracts: no hash, and fixed names of variables. */
export const STATIC_STYLES = { hashed: false, cssVar: { key: 'css-var-root' } } satisfies ThemeConfig;

/** The console's theme, dark or light, without motion if reduced motion is preferred. */
export function consoleTheme(darkMode: boolean, reducedMotion: boolean): ThemeConfig {
  const chosen = darkMode ? DARK : LIGHT;
  return reducedMotion ? { ...chosen, token: { ...chosen.token, motion: false } } : chosen;
}
