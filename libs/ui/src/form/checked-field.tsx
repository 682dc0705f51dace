import type { FieldProblem } from '@console/http/contract';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type RuleText = string | ((value: unknown) => string);

export interface CheckedFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** Translated messages of the schema's named rules, and of kinds of problems such as `required`. */
  rules?: Record<string, RuleText>;
  /** Undefined if valid. */
  check: (value: unknown) => FieldProblem | undefined | Promise<FieldProblem | undefined>;
  children: ReactNode;
}

/** A form field with label, input and errors. */
export function CheckedField({ name, label, help, rules = {}, check, children }: CheckedFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      rules={[
        {
          validator: async (_rule, value: unknown) => {
            const problem = await check(value);
            if (problem) throw new Error(problemText(problem, value, { label, rules, t }));
          },
        },
      ]}
    >
      {children}
    </Form.Item>
  );
}

interface Texts {
  label: string;
  rules: Record<string, RuleText>;
  t: TFunction<'ui'>;
}

function problemText(problem: FieldProblem, value: unknown, { label, rules, t }: Texts): string {
  const text = rules[problem.kind === 'named' ? problem.name : problem.kind];
  if (text !== undefined) return typeof text === 'string' ? text : text(value);
  if (problem.kind === 'named') return t('field.invalid');
  const { kind, ...bounds } = problem;
  return t(`field.${kind}`, { label, ...bounds });
}
