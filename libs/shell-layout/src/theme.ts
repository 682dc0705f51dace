export { consoleTheme, STATIC_STYLES } from './theme/theme';
