import { AUDIT_ACTIONS, type AuditAction, type AuditLog } from '../contract';
import { idOf } from './periods-and-ids';

export const AUDIT_NOW = '2026-06-08T09:00:00.000Z';

const MINUTE = 60_000;

/** An entry, unique by number; higher numbers are older. */
export function auditEntryOf(
  number: number,
  action: AuditAction = 'group.update',
  changed: Partial<AuditLog> = {},
): AuditLog {
  const app = String(1 + ((number - 1) % 2));
  return {
    id: idOf(number),
    at: new Date(Date.parse(AUDIT_NOW) - number * 65 * MINUTE).toISOString(),
    actor: { id: idOf(500), email: 'lan.vu@signalbox.example' },
    action,
    appId: `studio-${app}`,
    object: { type: AUDIT_ACTIONS[action], id: idOf(100 + number), name: `Thing ${String(number)}` },
    result: 'done',
    status: null,
    ip: '203.0.113.9',
    requestId: `request-${String(number).padStart(4, '0')}`,
    changes: [],
    facts: {},
    ...changed,
  };
}

export function refusedEntryOf(number: number, action: AuditAction, status: number): AuditLog {
  const { object } = auditEntryOf(number, action);
  return auditEntryOf(number, action, { result: 'refused', status, object: { ...object, name: null } });
}
