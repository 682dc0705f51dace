import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInText } from './code-in-text';
import type { SchemaField, SchemaNode } from './reference/schema-node';

const OPEN_DEPTH = 1;

interface SchemaTreeProps {
  node: SchemaNode;
}

export function SchemaTree({ node }: SchemaTreeProps) {
  return (
    <>
      <SchemaFacts node={node} />
      <FieldList fields={node.fields()} depth={0} />
    </>
  );
}

function FieldList({ fields, depth }: { fields: readonly SchemaField[]; depth: number }) {
  const { token } = theme.useToken();
  if (fields.length === 0) return null;
  return (
    <ul
      style={{
        margin: 0,
        padding: 0,
        paddingInlineStart: depth > 0 ? token.paddingSM : 0,
        borderInlineStart: depth > 0 ? `1px solid ${token.colorSplit}` : undefined,
        listStyle: 'none',
      }}
    >
      {fields.map((field) => (
        <FieldItem key={field.name} field={field} depth={depth} />
      ))}
    </ul>
  );
}

function FieldItem({ field: { name, required, node }, depth }: { field: SchemaField; depth: number }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const [open, setOpen] = useState(depth < OPEN_DEPTH);
  const fields = node.fields();
  return (
    <li style={{ paddingBlock: token.paddingXXS, overflowWrap: 'anywhere' }}>
      <code style={{ fontFamily: token.fontFamilyCode, fontWeight: token.fontWeightStrong }}>{name}</code>{' '}
      {required && <span style={{ color: token.colorTextDescription }}>{t('document.required')} </span>}
      <SchemaFacts node={node} />
      {fields.length > 0 && (
        <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary style={{ cursor: 'pointer', color: token.colorTextDescription }}>
            {t('document.fields', { count: fields.length, name })}
          </summary>
          {open && <FieldList fields={fields} depth={depth + 1} />}
        </details>
      )}
    </li>
  );
}

export function SchemaFacts({ node: { type, description, notes } }: SchemaTreeProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  return (
    <>
      <code style={{ color: token.colorTextDescription, fontFamily: token.fontFamilyCode }}>{type}</code>
      {description !== undefined && (
        <div>
          <CodeInText text={description} />
        </div>
      )}
      {notes.map(({ kind, text }) => (
        <div key={kind} style={{ color: token.colorTextDescription }}>
          {t(`document.notes.${kind}`)} <code style={{ fontFamily: token.fontFamilyCode }}>{text}</code>
        </div>
      ))}
    </>
  );
}
