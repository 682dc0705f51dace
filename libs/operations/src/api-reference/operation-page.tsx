import { CopyText, EmptyState, FactList } from '@console/ui';
import { useApiGroups, useConsole, useKeepQuery } from '@console/shell-layout';
import { useMediaQuery } from '@console/ui/theme';
import { Button, Flex, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useGetApiDocumentQuery } from '../api/document-api';
import { ResponseList } from './response-list';
import { CodeBlock } from './request/code-block';
import { DOCUMENT_PATH } from './document-paths';
import { MethodMark } from './method-mark';
import { ParameterList } from './parameter-list';
import type { ApiAccess, ApiOperation, ApiReference } from './reference/api-reference';
import { curlLine } from './reference/curl-line';
import { exampleOf } from './reference/example';
import { referenceOf } from './reference/read-reference';
import { describeSchema } from './reference/schema-node';
import { SchemaTree } from './schema-tree';
import { Section } from './section';
import { useGroupTitle } from './use-group-title';
import { RequestForm } from './request/request-form';

export function OperationPage() {
  const { t } = useTranslation('operations');
  const { operation: name = '' } = useParams();
  const { data } = useGetApiDocumentQuery();
  const keepQuery = useKeepQuery();
  const stacked = !useMediaQuery('(min-width: 1024px)');
  if (data === undefined) return null;

  const reference = referenceOf(data);
  const operation = reference.operations.find((one) => one.name === name);
  return (
    <>
      {stacked && (
        <p>
          <Link to={keepQuery(DOCUMENT_PATH)} state={{ opened: name }}>
            {t('document.all')}
          </Link>
        </p>
      )}
      {operation ? (
        <OperationReference key={name} operation={operation} reference={reference} stacked={stacked} />
      ) : (
        <EmptyState text={t('document.unknown')} />
      )}
    </>
  );
}

interface OperationReferenceProps {
  operation: ApiOperation;
  reference: ApiReference;
  /** On narrow screens the list that had the focus is gone. */
  stacked: boolean;
}

function OperationReference({ operation, reference: { schemas }, stacked }: OperationReferenceProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const { name, summary, method, path, group, access, extension, parameters, body, responses } = operation;
  const titleOf = useGroupTitle();
  const tryIt = useRef<HTMLHeadingElement>(null);

  return (
    <article aria-label={summary}>
      <Flex justify="space-between" align="start" gap={token.margin} wrap>
        <h2
          ref={stacked ? takeFocus : undefined}
          tabIndex={-1}
          style={{
            flex: '1 1 240px',
            margin: 0,
            fontSize: token.fontSizeHeading4,
            overflowWrap: 'anywhere',
            outline: 'none',
          }}
        >
          {summary}
        </h2>
        {operation.notCallable === undefined && (
          <Button
            onClick={() => {
              tryIt.current?.focus();
            }}
          >
            {t('document.try.goTo')}
          </Button>
        )}
      </Flex>
      <Flex align="center" gap={token.marginXS} style={{ marginBlock: token.marginSM }}>
        <MethodMark method={method} />
        <CopyText text={path} />
      </Flex>
      <FactList
        facts={[
          { label: t('document.access.title'), value: <AccessText access={access} /> },
          { label: t('document.group'), value: titleOf(group) },
          { label: t('document.name'), value: <code translate="no">{name}</code> },
          ...(extension ? [{ label: t('document.extension'), value: t('document.extensionMeans') }] : []),
        ]}
      />
      <ParameterList parameters={parameters} schemas={schemas} />
      {body && (
        <Section title={t('document.body')}>
          <SchemaTree node={describeSchema(body, schemas)} />
          <CodeBlock
            label={t('document.bodyExample')}
            text={JSON.stringify(exampleOf(body, schemas), null, 2)}
          />
        </Section>
      )}
      <ResponseList responses={responses} schemas={schemas} />
      <Section title={t('document.curl')}>
        <CodeBlock
          label={t('document.curl')}
          text={curlLine(operation, schemas, config.apiBaseUrl || window.location.origin)}
        />
      </Section>
      <Section title={t('document.try.title')} headingRef={tryIt}>
        {operation.notCallable === undefined ? (
          <RequestForm operation={operation} schemas={schemas} />
        ) : (
          <p>{t(`document.notCallable.${operation.notCallable}`)}</p>
        )}
      </Section>
    </article>
  );
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

function AccessText({ access }: { access: ApiAccess }) {
  const { t, i18n } = useTranslation('operations');
  const { anyOf } = useApiGroups();
  if (access.kind !== 'groups') return t(`document.access.${access.kind}`);
  const words = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return access.groups.map(({ id, reaches }) => (
    <div key={id}>
      {reaches.length === 0
        ? t('document.access.holder', { group: anyOf([id]) })
        : t('document.access.reaching', {
            group: anyOf([id]),
            reach: words.format(reaches.map((reach) => t(`document.reaches.${reach}`))),
          })}
    </div>
  ));
}
