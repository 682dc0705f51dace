import { clipText } from '@console/i18n';
import { StatusTag } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TenantGroup } from '../../contract';
import type { Grants, GrantResult } from './use-grants';

const TONE = {
  saving: 'off',
  saved: 'done',
  conflict: 'warning',
  failed: 'critical',
} as const satisfies Record<GrantResult['state'], string>;

export function GrantResults({ groups, grants }: { groups: readonly TenantGroup[]; grants: Grants }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  return (
    <div role="status">
      <ul aria-label={t('groups.matrix.results')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {groups.flatMap((group) => {
          const result = grants.results.get(group.id);
          if (!result) return [];
          return (
            <li key={group.id} style={{ padding: `${String(token.paddingXXS)}px 0` }}>
              <Flex gap={token.marginXS} wrap align="center">
                <bdi>{clipText(group.name)}</bdi>
                <StatusTag tone={TONE[result.state]} label={t(`groups.matrix.result.${result.state}`)} />
                {result.state === 'conflict' && (
                  <Button
                    size="small"
                    onClick={() => {
                      void grants.reload(group.id);
                    }}
                  >
                    {t('groups.matrix.reload', { name: group.name })}
                  </Button>
                )}
              </Flex>
              {result.state === 'conflict' && <div>{t('groups.matrix.conflict')}</div>}
              {result.state === 'failed' && result.lines.map((line) => <div key={line}>{line}</div>)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
