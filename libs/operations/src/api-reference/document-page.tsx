import { CopyText, EmptyState, FailedState, StateBlock } from '@console/ui';
import { ListPage } from '@console/ui/list';
import { useMediaQuery } from '@console/ui/theme';
import { Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router';
import { useGetApiDocumentQuery } from '../api/document-api';
import { getApiDocument } from '../contract/document';
import { OPERATION_PATH } from './document-paths';
import { OperationFilters, OperationList } from './operation-list';
import { referenceOf } from './reference/read-reference';

/** API reference generated from the platform's OpenAPI document. */
export function DocumentPage() {
  const { t } = useTranslation('operations');
  return (
    <ListPage title={t('routes.document')}>
      <Document />
    </ListPage>
  );
}

function Document() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { data, error, isFetching, refetch } = useGetApiDocumentQuery();
  const hasRoomForBoth = useMediaQuery('(min-width: 1024px)');
  const opened = useMatch(OPERATION_PATH) !== null;

  if (data === undefined) {
    const failure = !isFetching && error && 'kind' in error ? error : undefined;
    if (failure?.kind === 'http' && failure.status === 404) return <NoDocument />;
    if (failure)
      return <FailedState title={t('document.failed')} error={failure} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('document.loading')}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  }

  const reference = referenceOf(data);
  const filters = <OperationFilters reference={reference} />;
  if (!hasRoomForBoth)
    return opened ? (
      <Outlet />
    ) : (
      <Flex vertical gap={token.margin}>
        {filters}
        <OperationList reference={reference} />
      </Flex>
    );
  return (
    <Flex vertical gap={token.margin}>
      {filters}
      <Flex gap={token.marginLG} align="start">
        <div
          style={{
            display: 'flex',
            position: 'sticky',
            insetBlockStart: token.margin,
            flex: '0 0 336px',
            minWidth: 0,
            maxHeight: `calc(100vh - ${String(2 * token.margin)}px)`,
          }}
        >
          <OperationList reference={reference} />
        </div>
        <div style={{ flex: 1, minWidth: 0 }}>
          {opened ? <Outlet /> : <EmptyState text={t('document.choose')} />}
        </div>
      </Flex>
    </Flex>
  );
}

function NoDocument() {
  const { t } = useTranslation('operations');
  return (
    <StateBlock
      illustration="failed"
      title={t('document.missing.title')}
      action={<CopyText text={`${getApiDocument.method} ${getApiDocument.path}`} />}
    >
      {t('document.missing.how')}
    </StateBlock>
  );
}
