import { clipText } from '@console/i18n';
import { CopyText, DateTime, FactList, StatusTag, useZone } from '@console/ui';
import { useActionDenial } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditLog } from '../contract';
import { filteredAuditLogPath } from './audit-log-paths';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditTexts } from './use-audit-texts';
import { useObjectPath } from './use-object-path';

export function AuditEntryFacts({ entry }: { entry: AuditLog }) {
  const { t } = useTranslation('operations');
  const texts = useAuditTexts();
  const zone = useZone();
  const { appId: ofApp } = useAuditLogAccess();
  const mayOpenAccounts = useActionDenial({ permission: 'admin-user' }) === undefined;
  const objectPath = useObjectPath();
  const { id, at, actor, action, appId, object, result, ip, requestId, facts } = entry;
  const to = objectPath(entry);
  const copied = (text: string | null) =>
    text === null ? t('auditLog.value.none') : <CopyText text={text} />;

  return (
    <FactList
      facts={[
        {
          label: t('auditLog.time'),
          value: (
            <>
              <DateTime value={at} zone={zone} /> ({zone})
            </>
          ),
        },
        {
          label: t('auditLog.actor'),
          value: (
            <Lines>
              <bdi>
                {actor.id !== null && mayOpenAccounts ? (
                  <Link to={`/apps/account/${encodeURIComponent(actor.id)}`}>{actor.email}</Link>
                ) : (
                  actor.email
                )}
              </bdi>
              <Link to={filteredAuditLogPath({ actor: actor.email }, ofApp)}>{t('auditLog.sameActor')}</Link>
            </Lines>
          ),
        },
        { label: t('auditLog.actionName'), value: copied(action) },
        {
          label: t('auditLog.object'),
          value: (
            <Lines>
              <span>{texts.objectType(object.type)}</span>
              <bdi>
                {to === undefined ? (
                  clipText(texts.object(object))
                ) : (
                  <Link to={to}>{clipText(texts.object(object))}</Link>
                )}
              </bdi>
              {object.id !== null && <CopyText text={object.id} />}
              {object.id !== null && (
                <Link to={filteredAuditLogPath({ objectId: object.id }, ofApp)}>
                  {t('auditLog.sameObject')}
                </Link>
              )}
            </Lines>
          ),
        },
        { label: t('auditLog.app'), value: copied(appId) },
        { label: t('auditLog.resultLabel'), value: <StatusTag {...texts.result(result)} /> },
        ...Object.entries(facts)
          .filter(([, value]) => value !== object.name)
          .map(([field, value]) => ({ label: texts.field(field), value: texts.value(value) })),
        { label: t('auditLog.ip'), value: copied(ip) },
        { label: t('auditLog.requestId'), value: copied(requestId) },
        { label: t('auditLog.id'), value: <CopyText text={id} /> },
      ]}
    />
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', justifyItems: 'start' }}>{children}</div>;
}
