export {
  LEASE_SECONDS,
  MediaNodeReport,
  reportMediaNode,
  StreamAssignment,
  StreamReport,
} from './contract/media-nodes';
export {
  readPlaybackToken,
  signedPart,
  THUMBNAIL_SESSION,
  type PlaybackGrant,
} from './contract/playback-token';
export {
  createStream,
  CreateStreamDto,
  deleteStream,
  getPlayback,
  getStream,
  listStreams,
  Rendition,
  startStream,
  stopStream,
  Stream,
  STREAM_SORTS,
  STREAM_STATES,
  STREAMS_ACCESS,
  TEST_PATTERNS,
  updateStream,
  UpdateStreamDto,
  type StreamState,
  type TestPattern,
} from './contract/streams';
