/** Numbers of RTMP 1.0. */
export const VERSION = 3;
export const HANDSHAKE = 1_536;

export const SET_CHUNK_SIZE = 1;
export const ABORT = 2;
export const ACKNOWLEDGE = 3;
export const USER_CONTROL = 4;
export const WINDOW_SIZE = 5;
export const PEER_BANDWIDTH = 6;
export const AUDIO = 8;
export const VIDEO = 9;
export const DATA = 18;
export const COMMAND = 20;

/** Of user control messages. */
export const SET_BUFFER = 3;
export const PING = 6;
export const PONG = 7;

/** Window acknowledgement size, in bytes. */
export const WINDOW = 2_500_000;

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
