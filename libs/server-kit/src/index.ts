export { listen, requestListener, startListening, urlOf } from './listen';
export type { Connection, Listener } from './listen';
export { createLog } from './log';
export { requestLog, routeOf } from './request-log';
export type { RequestVariables } from './request-log';
export {
  optionalWholeNumber,
  readEnvironment,
  serverSettings,
  webAddress,
  wholeNumber,
  wrongSettings,
} from './settings';
export type { LogLevel } from './settings';
export { failStart, StartProblem } from './start-problem';
export { stopOnSignals } from './stop-on-signals';
