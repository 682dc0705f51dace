import CopyOutlined from '@ant-design/icons/CopyOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { useCopy, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { AUDIT_OBJECTS, type AuditLog } from '../contract';
import type { AuditLogState } from './audit-log-query';
import { useAuditLogAccess } from './use-audit-log-access';

export function useAuditLogActions(
  narrow: (changed: Partial<AuditLogState>) => void,
): (entry: AuditLog) => PageAction[] {
  const { t } = useTranslation('operations');
  const copy = useCopy();
  const { requires } = useAuditLogAccess();
  return ({ actor, object, requestId }) => {
    const objectType = AUDIT_OBJECTS.find((type) => type === object.type) ?? '';
    const { id: objectId } = object;
    return [
      {
        key: 'actor',
        label: t('auditLog.sameActor'),
        icon: <UserOutlined aria-hidden />,
        requires,
        run: () => narrow({ actor: actor.email }),
      },
      ...(objectId === null
        ? []
        : [
            {
              key: 'object',
              label: t('auditLog.sameObject'),
              icon: <FileSearchOutlined aria-hidden />,
              requires,
              run: () => narrow({ objectType, objectId }),
            },
          ]),
      ...(requestId === null
        ? []
        : [
            {
              key: 'request',
              label: t('auditLog.copyRequestId'),
              icon: <CopyOutlined aria-hidden />,
              requires,
              run: () => {
                void copy(requestId);
              },
            },
          ]),
    ];
  };
}
