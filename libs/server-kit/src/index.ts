export { acceptedLanguages } from './accepted-languages';
export { CircuitBreaker } from './circuit-breaker';
export { chooseEncoding, compressed, type Encoding } from './compressed';
export { download, downloadWithUrl } from './download';
export { listen, requestListener, startListening, urlOf, type Connection, type Listener } from './listen';
export { isLocalRequest } from './local-request';
export { isSameSecret } from './is-same-secret';
export {
  fetchVast,
  isVastTimeout,
  loadVast,
  type VastAd,
  type VastRequest,
  type VastResult,
} from './load-vast';
export { createLog } from './log';
export { standardOutput } from './standard-output';
export { type Metrics, createMetrics, jobMetrics, requestMetrics } from './metrics';
export { networkOf, Networks, plainAddress } from './networks';
export { OutgoingClient, type OutgoingResponse } from './outgoing-client';
export { requestLog, routeOf, type RequestVariables } from './request-log';
export { parseJson } from './parse-json';
export { parseXml, type XmlElement } from './parse-xml';
export {
  commaList,
  commonSettings,
  networkList,
  optionalWholeNumber,
  readEnvironment,
  serverSettings,
  unknownVariables,
  webAddress,
  wholeNumber,
  wrongSettings,
  type ServerSettings,
} from './settings';
export { announceReady, runServer, serve, type RunningServer } from './run-server';
export { StartProblem } from './start-problem';
export { statusRoutes } from './status-routes';
export { requestTracing, tracedDatabase, traceHeaders } from './tracing';
