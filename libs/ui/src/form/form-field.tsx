import { fieldProblem } from '@console/http/contract';
import { use, useEffect } from 'react';
import type { z } from 'zod';
import { isSecretInput, isSecretName } from './secret-field';
import { CheckedField, type CheckedFieldProps } from './checked-field';
import { FormContext } from './form-context';

interface FormFieldProps extends Omit<CheckedFieldProps, 'check'> {
  /** Replaces the form schema's rule; never more lenient. */
  schema?: z.ZodType;
  /** The value is not stored as a draft; default: by its name and input. */
  isSecret?: boolean;
  /** Formats a value, such as an ID, for the comparison of versions. */
  valueText?: (value: unknown) => string;
}

/** A field of an OperationForm, validated by its schema. */
export function FormField({ schema: stricter, isSecret = false, valueText, ...field }: FormFieldProps) {
  const { name, label, children } = field;
  const form = use(FormContext);
  const own = form?.schema.shape[name];
  if (!form || !own) throw new Error(`No field "${name}" in the schema of this form.`);
  const schema = stricter ?? own;
  const { fields } = form;
  const secret = isSecret || isSecretName(name) || isSecretInput(children);

  useEffect(() => {
    fields.set(name, { label, secret, valueText });
    return () => {
      fields.delete(name);
    };
  }, [fields, name, label, secret, valueText]);

  return <CheckedField {...field} check={(value) => fieldProblem(schema, value)} />;
}
