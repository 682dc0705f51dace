import type { ConsoleError } from '@console/http';
import { Form, type FormInstance } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownFailureLines } from '../display/outcome';

/** The state of a form's call. */
export interface FormCall {
  form: FormInstance<Record<string, unknown>>;
  running: boolean;
  /** Shown above the fields. */
  failure: readonly string[];
  /** Fields are validated on submit, then on every change. */
  refusedBefore: boolean;
  begin: () => void;
  end: () => void;
  /** Shows an error next to its fields or above them. */
  refuse: (error: ConsoleError) => void;
  /** Called if field validation failed. */
  noteErrors: () => void;
}

/** @param isField Whether the form has a field of this name. */
export function useFormCall(isField: (name: string) => boolean): FormCall {
  const { t } = useTranslation('ui');
  const [form] = Form.useForm<Record<string, unknown>>();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);
  const [refusedBefore, setRefusedBefore] = useState(false);
  const noteErrors = () => setRefusedBefore(true);

  return {
    form,
    running,
    failure,
    refusedBefore,
    begin: () => {
      setFailure([]);
      setRunning(true);
    },
    end: () => setRunning(false),
    refuse: (error) => {
      const { beside, above } = placed(error, isField, t);
      form.setFields(beside);
      setFailure(above);
      noteErrors();
      const [first] = beside;
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
    },
    noteErrors,
  };
}

/**
 * Field errors go next to their fields, others above them; errors that the shell shows in a notice are left
 * out.
 */
function placed(error: ConsoleError, isField: (name: string) => boolean, t: TFunction<'ui'>) {
  if (error.kind !== 'http') return { beside: [], above: [] };
  const beside = Object.entries(error.fieldErrors)
    .filter(([name]) => isField(name))
    .map(([name, errors]) => ({ name, errors }));
  return { beside, above: beside.length > 0 ? [] : ownFailureLines(error, t) };
}
