import type { ConsoleError } from '@console/http';
import { fieldProblem, type FieldProblem, type ObjectSchema } from '@console/http/contract';
import { Alert, Button, Form } from 'antd';
import type { TFunction } from 'i18next';
import { createContext, use, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { failureLines } from '../notices/notice-text';

type Outcome<Answer> =
  | { data: Answer; error?: undefined }
  | { data?: undefined; error: ConsoleError | { message?: string | undefined } };

interface OperationFormProps<Schema extends ObjectSchema, Answer> {
  /** The body of the operation that the form calls: decides on every field. */
  schema: Schema;
  initialValues?: Partial<z.input<Schema>>;
  /** Makes the call. */
  run: (values: z.output<Schema>) => PromiseLike<Outcome<Answer>>;
  /** What follows; the form is busy until it is done. */
  onDone: (answer: NonNullable<Answer>) => void | Promise<void>;
  submitLabel: string;
  /** The submit button takes the form's whole width. */
  wide?: boolean;
  children: ReactNode;
}

const SchemaContext = createContext<ObjectSchema | null>(null);

/**
 * A form that calls one operation. Fields are checked by the operation's own schema, first when the form is sent and
 * then with every change; what the platform refuses stands beside its field, or above the fields. What was typed stays.
 */
export function OperationForm<const Schema extends ObjectSchema, Answer>({
  schema,
  initialValues,
  run,
  onDone,
  submitLabel,
  wide = false,
  children,
}: OperationFormProps<Schema, Answer>) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm();
  const formId = useId();
  const [refusedBefore, setRefusedBefore] = useState(false);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);

  const submit = async (typed: unknown) => {
    const values = schema.safeParse(typed);
    // The fields' own rules have passed, so this can only fail where a form lacks a field of its schema.
    if (!values.success) throw values.error;
    setFailure([]);
    setRunning(true);
    const { data, error } = await run(values.data);
    if (data !== undefined && data !== null) await onDone(data);
    setRunning(false);
    if (!error || !('kind' in error)) return;
    const { beside, above } = placed(error, schema, t);
    form.setFields(beside);
    setFailure(above);
    setRefusedBefore(true);
    const [first] = beside;
    if (first) form.focusField(first.name);
  };

  return (
    <SchemaContext value={schema}>
      <Form
        form={form}
        name={formId}
        layout="vertical"
        requiredMark={false}
        // The browser's own checks speak its language, in bubbles.
        noValidate
        {...(initialValues && { initialValues })}
        validateTrigger={refusedBefore ? 'onChange' : 'onSubmit'}
        scrollToFirstError={{ focus: true }}
        onFinish={(typed: unknown) => {
          void submit(typed);
        }}
        onFinishFailed={() => {
          setRefusedBefore(true);
        }}
      >
        {failure.length > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            style={{ marginBottom: 16 }}
            title={failure.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          />
        )}
        {children}
        <Button type="primary" htmlType="submit" loading={running} block={wide}>
          {submitLabel}
        </Button>
      </Form>
    </SchemaContext>
  );
}

interface FormFieldProps {
  /** A field of the form's schema. */
  name: string;
  label: string;
  /** A sentence below the input. */
  help?: ReactNode;
  /** What the schema's named rules say in the person's language. */
  rules?: Record<string, string>;
  children: ReactNode;
}

/** One field of an OperationForm: its label, its input, and what is wrong with it. */
export function FormField({ name, label, help, rules = {}, children }: FormFieldProps) {
  const { t } = useTranslation('shell');
  const schema = use(SchemaContext)?.shape[name];
  if (!schema) throw new Error(`No field "${name}" in the schema of this form.`);

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

/** Refusals of single fields go beside them; a refusal of the whole goes above; what the shell's notice tells is left to it. */
function placed(error: ConsoleError, schema: ObjectSchema, t: TFunction<'shell'>) {
  if (error.kind !== 'refused') return { beside: [], above: [] };
  const beside = Object.entries(error.fieldErrors)
    .filter(([name]) => Object.hasOwn(schema.shape, name))
    .map(([name, errors]) => ({ name, errors }));
  const told = error.status >= 500 || error.status === 403;
  return { beside, above: beside.length > 0 || told ? [] : failureLines(error, t) };
}
