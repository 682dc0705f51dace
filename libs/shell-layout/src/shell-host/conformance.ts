export { checkFrameGuest } from './conformance/check-frame-guest';
export type { FrameGuestCheck } from './conformance/check-frame-guest';
export { checkFrameHost } from './conformance/check-frame-host';
export type { FrameHostCheck } from './conformance/check-frame-host';
export { checkGuest } from './conformance/check-guest';
export type { GuestCheck } from './conformance/check-guest';
export { checkHost } from './conformance/check-host';
export type { HostCheck } from './conformance/check-host';
export type { ConformanceReport, Outcome, Verdict } from './conformance/clauses';
