export { chooseEncoding, compressed } from './compressed';
export type { Encoding } from './compressed';
export { listen, requestListener, startListening, urlOf } from './listen';
export type { Connection, Listener } from './listen';
export { isLocalRequest } from './local-request';
export { createLog } from './log';
export type { Metrics } from './metrics';
export { createMetrics, jobMetrics, requestMetrics } from './metrics';
export { requestLog, routeOf } from './request-log';
export type { RequestVariables } from './request-log';
export { parseJson } from './parse-json';
export {
  commonSettings,
  optionalWholeNumber,
  readEnvironment,
  serverSettings,
  unknownVariables,
  webAddress,
  wholeNumber,
  wrongSettings,
} from './settings';
export type { ServerSettings } from './settings';
export { announceReady, runServer, serve } from './run-server';
export type { RunningServer } from './run-server';
export { StartProblem } from './start-problem';
export { statusRoutes } from './status-routes';
export { requestTracing, tracedDatabase, traceHeaders } from './tracing';
