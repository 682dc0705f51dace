import type { ObjectSchema } from '@console/http/contract';
import { createContext } from 'react';

/** A field as its form knows it. */
export interface FieldInfo {
  label: string;
  /** Formats a value for the comparison of versions. */
  valueText?: ((value: unknown) => string) | undefined;
  /** Excluded from drafts and comparisons. */
  secret: boolean;
}

interface FormContextValue {
  schema: ObjectSchema;
  fields: Map<string, FieldInfo>;
}

export const FormContext = createContext<FormContextValue | null>(null);
