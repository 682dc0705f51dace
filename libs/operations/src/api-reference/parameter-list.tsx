import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeInText } from './code-in-text';
import type { ApiParameter } from './reference/api-reference';
import type { JsonObject } from './reference/read-value';
import { describeSchema } from './reference/schema-node';
import { SchemaTree } from './schema-tree';
import { Section } from './section';

interface ParameterListProps {
  parameters: readonly ApiParameter[];
  schemas: JsonObject;
}

export function ParameterList({ parameters, schemas }: ParameterListProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  if (parameters.length === 0) return null;
  return (
    <Section title={t('document.parameters')}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {parameters.map(({ name, in: place, required, description, schema }) => (
          <li key={`${place} ${name}`} style={{ paddingBlock: token.paddingXS, overflowWrap: 'anywhere' }}>
            <code style={{ fontFamily: token.fontFamilyCode, fontWeight: token.fontWeightStrong }}>
              {name}
            </code>{' '}
            <span style={{ color: token.colorTextDescription }}>
              {t(`document.in.${place}`)}
              {required && `, ${t('document.required')}`}
            </span>{' '}
            <SchemaTree node={describeSchema(schema, schemas)} />
            {description !== undefined && (
              <div>
                <CodeInText text={description} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
