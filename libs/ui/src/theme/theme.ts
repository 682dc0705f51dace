import { theme, type ThemeConfig } from 'antd';

const components: ThemeConfig['components'] = {
  // Space for a message below the field without shifting the next label.
  Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 4px' },
  // Also of its list, which clips a wider notice. @see spec 9
  Notification: { width: 650 },
};

/** z-index of dialogs and notices, above a host's elements. @see spec 9 */
const MAIN_Z_INDEX = 4000;

const shared: ThemeConfig = {
  token: {
    zIndexPopupBase: MAIN_Z_INDEX,
    borderRadius: 8,
    // A loading button keeps its contrast.
    opacityLoading: 1,
    fontFamily: "'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    fontFamilyCode: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
};

/** The page's initial colors in `index.html` repeat the colors of this theme, to avoid a flash. */
const DARK: ThemeConfig = {
  ...shared,
  algorithm: theme.darkAlgorithm,
  token: {
    ...shared.token,
    colorPrimary: '#2f78ec',
    // White on antd's color has too little contrast in both themes.
    colorPrimaryHover: '#3273dc',
    // The focus ring; antd's is hardly visible on dark.
    colorPrimaryBorder: '#5b95f5',
    colorLink: '#7ab2ff',
    colorLinkHover: '#a6cbff',
    colorError: '#ff7b72',
    colorBgLayout: '#0d1117',
    colorBgContainer: '#151b23',
    colorBgElevated: '#1c232d',
    // Selected rows and entries; links must stay readable.
    controlItemBgActive: '#182b4a',
    colorTextDescription: '#9aa7b5',
    colorTextPlaceholder: '#8592a1',
    ...strokes('#707c8b', 'rgb(255 255 255 / 45%)'),
    colorTextDisabled: 'rgb(255 255 255 / 25%)',
  },
  components: {
    ...components,
    // White on the dark theme's red has too little contrast.
    Button: { defaultHoverColor: '#7ab2ff', dangerColor: '#0d1117' },
    // Days of adjacent months can be selected, so they must be readable.
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
    // For dots and icons; antd's are too light.
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

/** Borders, select arrows and switch tracks; antd's are hardly visible. */
function strokes(colorBorder: string, colorTextQuaternary: string) {
  return { colorBorder, colorTextQuaternary };
}

// antd uses the primary color, which has too little contrast on its tinted background.
function selectedMenuColour(colour: string) {
  return { itemSelectedColor: colour, subMenuItemSelectedColor: colour, horizontalItemSelectedColor: colour };
}

/** For standalone pages, whose styles are extracted in the build: no hash, and fixed names of variables. */
export const STATIC_STYLES = { hashed: false, cssVar: { key: 'css-var-root' } } satisfies ThemeConfig;

/** The console's theme, dark or light, without motion if reduced motion is preferred. */
export function consoleTheme(darkMode: boolean, reducedMotion: boolean): ThemeConfig {
  const chosen = darkMode ? DARK : LIGHT;
  return reducedMotion ? { ...chosen, token: { ...chosen.token, motion: false } } : chosen;
}
