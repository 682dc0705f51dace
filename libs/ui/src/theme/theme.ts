import { theme, type ThemeConfig } from 'antd';

const components: ThemeConfig['components'] = {
  // Space for a message below the field without shifting the next label.
  Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 4px' },
  // Of the list as well, which clips a notice that is wider than itself. @see spec 9
  Notification: { width: 650 },
};

/** Where dialogs and notices begin, above whatever a host has around the console. @see spec 9 */
const MAIN_Z_INDEX = 4000;

const shared: ThemeConfig = {
  token: {
    zIndexPopupBase: MAIN_Z_INDEX,
    borderRadius: 8,
    // A button that waits keeps its contrast; its spinner says enough.
    opacityLoading: 1,
    fontFamily: "'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    fontFamilyCode: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
};

/** The page's own colours repeat the two `colorBgLayout` below, so that nothing flashes before the styles are there. */
const DARK: ThemeConfig = {
  ...shared,
  algorithm: theme.darkAlgorithm,
  token: {
    ...shared.token,
    colorPrimary: '#2f78ec',
    // White on antd's own is too faint, in either theme.
    colorPrimaryHover: '#3273dc',
    // The ring around what has the focus; antd's own is hardly seen on a dark ground.
    colorPrimaryBorder: '#5b95f5',
    colorLink: '#7ab2ff',
    colorLinkHover: '#a6cbff',
    colorError: '#ff7b72',
    colorBgLayout: '#0d1117',
    colorBgContainer: '#151b23',
    colorBgElevated: '#1c232d',
    // Of a selected row or entry; a link has to stay readable on it.
    controlItemBgActive: '#182b4a',
    colorTextDescription: '#9aa7b5',
    colorTextPlaceholder: '#8592a1',
    ...strokes('#707c8b', 'rgb(255 255 255 / 45%)'),
    colorTextDisabled: 'rgb(255 255 255 / 25%)',
  },
  components: {
    ...components,
    // White on the dark theme's red is too faint.
    Button: { defaultHoverColor: '#7ab2ff', dangerColor: '#0d1117' },
    // A day of the next month can be chosen, so it has to be readable.
    DatePicker: { colorTextDisabled: '#8592a1' },
    Menu: { ...selectedMenuColour('#9cc4ff'), subMenuItemBg: 'transparent' },
  },
};

const LIGHT: ThemeConfig = {
  ...shared,
  token: {
    ...shared.token,
    colorPrimary: '#1662d8',
    colorPrimaryHover: '#2a70dc',
    colorPrimaryBorder: '#3d83ea',
    colorLink: '#1257c4',
    colorLinkHover: '#0d4399',
    colorError: '#cf1322',
    colorBgLayout: '#f4f6f9',
    colorTextDescription: '#56606d',
    colorTextPlaceholder: '#66707e',
    ...strokes('#858d99', 'rgb(0 0 0 / 50%)'),
    colorTextDisabled: 'rgb(0 0 0 / 25%)',
    // Of dots and icons, which antd's own are too light for.
    colorSuccess: '#2f8f0b',
    colorWarning: '#c46a00',
  },
  components: {
    ...components,
    Button: { defaultHoverColor: '#1257c4' },
    DatePicker: { colorTextDisabled: '#6a7482' },
    Menu: { ...selectedMenuColour('#1257c4'), subMenuItemBg: 'transparent' },
  },
};

/** Around a field or a button, and of the arrow of a select or the track of a switch: antd's own are hardly seen. */
function strokes(colorBorder: string, colorTextQuaternary: string) {
  return { colorBorder, colorTextQuaternary };
}

// antd takes the primary colour, which on its own tinted background is too faint to read.
function selectedMenuColour(colour: string) {
  return { itemSelectedColor: colour, subMenuItemSelectedColor: colour, horizontalItemSelectedColor: colour };
}

/**
 * For a page that is the console's alone, whose styles are extracted in the build: they carry no mark of the theme that they
 * were made for, and the variables stand under one name.
 */
export const STATIC_STYLES = { hashed: false, cssVar: { key: 'css-var-root' } } satisfies ThemeConfig;

/** The one theme of the console, dark or light; without movement for those who ask their system for that. */
export function consoleTheme(darkMode: boolean, reducedMotion: boolean): ThemeConfig {
  const chosen = darkMode ? DARK : LIGHT;
  return reducedMotion ? { ...chosen, token: { ...chosen.token, motion: false } } : chosen;
}
