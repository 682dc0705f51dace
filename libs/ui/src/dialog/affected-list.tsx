import type { ConsoleError } from '@console/http';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failureLines } from '../display/notice-text';

/** What an action affects. */
export interface Affected {
  /** One sentence each. */
  data?: readonly string[] | undefined;
  isFetching?: boolean;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch?: () => unknown;
}

/** The affected items, or their loading or error state. */
export function AffectedList({ data, isFetching = false, error, refetch }: Affected) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const titleId = useId();
  if (isFetching) return <Skeleton active title={false} aria-label={t('confirmDialog.affectedLoading')} />;
  if (error) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('confirmDialog.affectedFailed')}
        description={'kind' in error ? failureLines(error, t).join(' ') : undefined}
        action={
          refetch && (
            <Button
              size="small"
              onClick={() => {
                refetch();
              }}
            >
              {t('retry')}
            </Button>
          )
        }
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <div>
      <div id={titleId}>{t('confirmDialog.affected')}</div>
      <ul
        aria-labelledby={titleId}
        style={{ margin: `${String(token.marginXXS)}px 0 0`, paddingInlineStart: 20 }}
      >
        {data.map((line, index) => (
          <li key={index} style={{ overflowWrap: 'anywhere' }}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
