import { Timestamp } from '@console/http/contract';
import { formatDateTime } from '@console/i18n';
import { useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { isKnownKind } from '../alerts/alert-kinds';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDIT_OBJECTS, type AuditAction, type AuditLog } from '../contract';

const REJECTION_REASONS = [
  [400, 'notAccepted'],
  [401, 'notProven'],
  [403, 'notAllowed'],
  [404, 'notFound'],
  [409, 'notPossible'],
  [412, 'raced'],
  [422, 'notUnderstood'],
  [429, 'tooOften'],
] as const;

type Value = AuditLog['facts'][string];

/** Texts of entries: translated where known, otherwise as the platform sends them. */
export function useAuditTexts() {
  const { t } = useTranslation('operations');
  // Until its file is loaded, a field has its own name.
  const { t: nameOf } = useTranslation('auditFields', { useSuspense: false });
  const zone = useZone();

  const objectType = (type: string) => {
    const known = AUDIT_OBJECTS.find((name) => name === type);
    return known ? t(`auditLog.objectType.${known}`) : type;
  };
  return {
    action: (action: string) => (isKnownAction(action) ? t(`auditLog.action.${action}`) : action),
    objectType,
    object: ({ type, id, name }: AuditLog['object']) =>
      type === 'alert' && name !== null && isKnownKind(name)
        ? t(`alerts.kind.${name}`)
        : (name ?? id ?? objectType(type)),
    result: (result: AuditLog['result']) =>
      result === 'done'
        ? { tone: 'normal' as const, label: t('auditLog.result.done') }
        : { tone: 'critical' as const, label: t('auditLog.result.refused') },
    rejection: (status: number | null) => {
      const [, known] = REJECTION_REASONS.find(([one]) => one === status) ?? [];
      return known ? t(`auditLog.rejection.${known}`) : t('auditLog.rejection.other', { status });
    },
    field: (field: string) => {
      const known = AUDIT_FIELDS.find((name) => name === field);
      return known ? nameOf(known) : field;
    },
    value: (value: Value) => {
      if (value === null || value === '') return t('auditLog.value.none');
      if (typeof value === 'boolean') return t(value ? 'auditLog.value.yes' : 'auditLog.value.no');
      return Timestamp.safeParse(value).success ? formatDateTime(value, zone) : String(value);
    },
  };
}

function isKnownAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action);
}
