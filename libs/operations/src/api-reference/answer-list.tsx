import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from './code-block';
import type { ApiAnswer } from './reference/api-reference';
import { exampleOf } from './reference/example';
import type { JsonObject } from './reference/read-value';
import { describeSchema } from './reference/schema-node';
import { SchemaTree } from './schema-tree';
import { Section } from './section';

interface AnswerListProps {
  answers: readonly ApiAnswer[];
  schemas: JsonObject;
}

/** Every answer that is declared, by its status. Success is open; refusals are drawn when they are asked for. */
export function AnswerList({ answers, schemas }: AnswerListProps) {
  const { t } = useTranslation('operations');
  return (
    <Section title={t('document.answers')}>
      {answers.map((answer) => (
        <Answer key={answer.status} answer={answer} schemas={schemas} />
      ))}
    </Section>
  );
}

function Answer({
  answer: { status, description, headers, schema },
  schemas,
}: {
  answer: ApiAnswer;
  schemas: JsonObject;
}) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const [open, setOpen] = useState(status.startsWith('2'));
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      style={{ paddingBlock: token.paddingXXS }}
    >
      <summary style={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        <code style={{ fontFamily: token.fontFamilyCode, fontWeight: token.fontWeightStrong }}>
          {status === 'default' ? t('document.otherwise') : status}
        </code>{' '}
        {description}
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
                label={t('document.answerExample', { status })}
                text={JSON.stringify(exampleOf(schema, schemas), null, 2)}
              />
            </>
          )}
        </div>
      )}
    </details>
  );
}
