export { loadAntdLocale } from './theme/antd-locale';
export { ConsoleTheme } from './theme/console-theme';
export { PopUpsProvider } from './theme/pop-ups';
export { cssToken, COLORS, type ColorName } from './theme/tokens';
export { consoleTheme, STATIC_STYLES } from './theme/theme';
export { useForcedColors } from './theme/use-forced-colors';
export { useMediaQuery } from './theme/use-media-query';
export { useNarrow } from './theme/use-narrow';
