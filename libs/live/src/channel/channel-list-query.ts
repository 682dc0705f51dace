import { listFields, oneOf, text } from '@console/ui/list';
import { CHANNEL_SORTS, EVENT_PHASES, EVENT_SORTS, STREAM_STATES } from '../contract';

export const CHANNEL_LIST = {
  ...listFields(CHANNEL_SORTS, 'state'),
  state: oneOf(STREAM_STATES),
  /** Only in the list of all apps. */
  appId: text(),
};

export const EVENT_LIST = {
  ...listFields(EVENT_SORTS, '-startsAt'),
  phase: oneOf(EVENT_PHASES),
  /** Only in the list of all apps. */
  appId: text(),
};
