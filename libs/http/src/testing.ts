export { mock, mockRaw, mockSlow, mockUnreachable, refuse } from './testing/mock';
