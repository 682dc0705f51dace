import type { ObjectSchema } from '@console/http/contract';
import { createContext } from 'react';

/** A field as its form knows it. */
export interface FieldInfo {
  label: string;
  /** How a value is written where two versions are compared. */
  valueText?: ((value: unknown) => string) | undefined;
  /** Never kept in a draft, never shown. */
  secret: boolean;
}

interface FormContextValue {
  schema: ObjectSchema;
  /** The fields that stand in the form, by name. */
  fields: Map<string, FieldInfo>;
}

export const FormContext = createContext<FormContextValue | null>(null);
