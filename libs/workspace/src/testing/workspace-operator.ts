import { mock } from '@console/http/testing';
import { operator } from '@console/shell-layout/testing';
import { listNotifications } from '../contract';

/** Handlers for a signed-in user without notifications. */
export function workspaceOperator(options?: Parameters<typeof operator>[0]) {
  return [mock(listNotifications, () => ({ data: [], unread: 0, readUntil: null })), ...operator(options)];
}
