export { AD_SORTS, AD_STATES, listSsaiAds, SsaiAd } from './contract/ads';
export {
  AD_MACROS,
  BREAK_SOURCES,
  DEFAULT_SETTINGS,
  EndpointSettings,
  fillMacros,
  FILLERS,
  VIEWER_DATA,
  type AdMacro,
  type BreakSource,
} from './contract/endpoint-settings';
export {
  createSsaiEndpoint,
  CreateSsaiEndpointDto,
  deleteSsaiEndpoint,
  getSsaiEndpoint,
  getSsaiPlayback,
  listSsaiEndpoints,
  SSAI_ENDPOINT_SORTS,
  SsaiEndpoint,
  startAdBreak,
  testAdServer,
  TestedAd,
  updateSsaiEndpoint,
  UpdateSsaiEndpointDto,
} from './contract/endpoints';
export { fillBreak, SKIP_REASONS, type OfferedAd, type SkipReason } from './contract/fill';
export { EndpointAssignment, ReportedAd, ReportedBreak, reportAdInsertion } from './contract/node-report';
export {
  AD_SERVER_RESULTS,
  BEACON_EVENTS,
  BEACON_STATES,
  failedStage,
  SessionBreak,
  ShownAd,
  STAGES,
  stagesOf,
  type BeaconEvent,
  type BeaconState,
  type Stage,
  type StageState,
} from './contract/session-break';
export { SSAI_ACCESS } from './contract/ssai-access';
export {
  AdBreak,
  BREAK_ORIGINS,
  BreakFigures,
  captureAdSession,
  CAPTURE_MINUTES,
  getAdSession,
  getSsaiStatistics,
  listAdBreaks,
  listSessionBreaks,
  STATISTICS_HOURS,
  type BreakOrigin,
  type RecordedBreak,
} from './contract/statistics';
