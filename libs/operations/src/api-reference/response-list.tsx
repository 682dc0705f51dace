import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInText } from './code-in-text';
import { CodeBlock } from './request/code-block';
import type { ApiResponse } from './reference/api-reference';
import { exampleOf } from './reference/example';
import type { JsonObject } from './reference/read-value';
import { describeSchema } from './reference/schema-node';
import { SchemaTree } from './schema-tree';
import { Section } from './section';

interface ResponseListProps {
  responses: readonly ApiResponse[];
  schemas: JsonObject;
}

/** Declared responses by status; only successful ones are open. */
export function ResponseList({ responses, schemas }: ResponseListProps) {
  const { t } = useTranslation('operations');
  return (
    <Section title={t('document.responses')}>
      {responses.map((response) => (
        <Answer key={response.status} response={response} schemas={schemas} />
      ))}
    </Section>
  );
}

function Answer({
  response: { status, description, headers, schema },
  schemas,
}: {
  response: ApiResponse;
  schemas: JsonObject;
}) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const [open, setOpen] = useState(status.startsWith('2'));
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      style={{ paddingBlock: token.paddingXXS }}
    >
      <summary style={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        <code style={{ fontFamily: token.fontFamilyCode, fontWeight: token.fontWeightStrong }}>
          {status === 'default' ? t('document.otherwise') : status}
        </code>{' '}
        <CodeInText text={description} />
      </summary>
      {open && (
        <div style={{ paddingInlineStart: token.padding }}>
          {headers.length > 0 && (
            <p style={{ margin: 0, color: token.colorTextDescription }}>
              {t('document.headers', { names: headers.join(', ') })}
            </p>
          )}
          {schema && (
            <>
              <SchemaTree node={describeSchema(schema, schemas)} />
              <CodeBlock
                label={t('document.responseExample', { status })}
                text={JSON.stringify(exampleOf(schema, schemas), null, 2)}
              />
            </>
          )}
        </div>
      )}
    </details>
  );
}
