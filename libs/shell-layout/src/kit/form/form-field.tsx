import { fieldProblem, type FieldProblem } from '@console/http/contract';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { isSecretInput, isSecretName } from '../../drafts/secret-field';
import { FormContext } from './form-context';

interface FormFieldProps {
  /** A field of the form's schema. */
  name: string;
  label: string;
  /** A sentence below the input. */
  help?: ReactNode;
  /** Decides in place of the form's schema, for a rule that needs to know more than the field; never more lenient. */
  schema?: z.ZodType;
  /** What the schema's named rules say in the person's language. */
  rules?: Record<string, string>;
  /** How people call a value that is none of theirs, such as an id: shown where two versions are compared. */
  valueText?: (value: unknown) => string;
  children: ReactNode;
}

/** One field of an OperationForm: its label, its input, and what is wrong with it. */
export function FormField({
  name,
  label,
  help,
  schema: stricter,
  rules = {},
  valueText,
  children,
}: FormFieldProps) {
  const { t } = useTranslation('shell');
  const form = use(FormContext);
  const own = form?.schema.shape[name];
  if (!form || !own) throw new Error(`No field "${name}" in the schema of this form.`);
  const schema = stricter ?? own;
  const { fields } = form;
  const secret = isSecretName(name) || isSecretInput(children);

  useEffect(() => {
    fields.set(name, { label, secret, valueText });
    return () => {
      fields.delete(name);
    };
  }, [fields, name, label, secret, valueText]);

  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      rules={[
        {
          validator: (_rule, value: unknown) => {
            const problem = fieldProblem(schema, value);
            return problem
              ? Promise.reject(new Error(problemText(problem, label, rules, t)))
              : Promise.resolve();
          },
        },
      ]}
    >
      {children}
    </Form.Item>
  );
}

function problemText(
  problem: FieldProblem,
  label: string,
  rules: Record<string, string>,
  t: TFunction<'shell'>,
): string {
  switch (problem.kind) {
    case 'named':
      return rules[problem.name] ?? t('field.invalid');
    case 'length':
      return t('field.length', { label, min: problem.min, max: problem.max });
    case 'tooLong':
      return t('field.tooLong', { label, max: problem.max });
    case 'required':
      return t('field.required', { label });
    case 'email':
      return t('field.email', { label });
    case 'invalid':
      return t('field.invalid');
  }
}
