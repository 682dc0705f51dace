export { checkFrameGuest, type FrameGuestCheck } from './conformance/check-frame-guest';
export { checkFrameHost, type FrameHostCheck } from './conformance/check-frame-host';
export { checkGuest, type GuestCheck } from './conformance/check-guest';
export { checkHost, type HostCheck } from './conformance/check-host';
export { errorText, type ConformanceReport, type RequirementResult } from './conformance/requirements';
export { sampleGuest } from './conformance/sample-guest';
export { invalidMessages, INVALID_VALUES } from './conformance/samples';
