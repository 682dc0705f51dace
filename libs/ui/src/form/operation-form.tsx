import type { ObjectSchema } from '@console/http/contract';
import { useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { lazyComponent } from '../lazy/lazy-component';
import { DraftNote } from './draft-note';
import { useUi } from '../provider/ui-provider';
import { changedValues } from './changed-values';
import { FormContext, type FieldInfo } from './form-context';
import { FormFrame } from './form-frame';
import type { Outcome } from '../display/outcome';
import { useFormCall } from './use-form-call';

// Lazy, because it is rarely needed. The draft's note renders from the start: showing it later would shift
// the fields.
const FormConflict = lazyComponent(async () => (await import('./form-conflict')).FormConflict);

/** The current version on the platform. */
export interface Latest<Schema extends ObjectSchema> {
  values: Partial<z.input<Schema>>;
  etag: string;
}

/** An error after partial success: the remaining values. */
interface Partly<Schema extends ObjectSchema> {
  remaining?: Partial<z.input<Schema>>;
}

/** `unsaved`: differs from the initial values. */
export type FormState = 'clean' | 'unsaved' | 'sending';

export interface OperationFormProps<Schema extends ObjectSchema, Answer> {
  /** The operation's body; validates every field. */
  schema: Schema;
  initialValues?: Partial<z.input<Schema>>;
  /** Sends the values. After a conflict `etag` is the version that was shown. */
  run: (values: z.output<Schema>, etag?: string) => PromiseLike<Outcome<Answer> & Partly<Schema>>;
  /** The form is busy until it resolves. */
  onDone: (answer: NonNullable<Answer>) => void | Promise<void>;
  submitLabel: string;
  /**
   * Stores input as a draft of the user until it is submitted or discarded. Identifies form and item. Secrets
   * are excluded.
   */
  draftKey?: string;
  /** Loads the current item after a conflict (412), so that both versions can be shown. */
  readLatest?: () => PromiseLike<Outcome<Latest<Schema>>>;
  /** For forms that stay on the page: the saved item. */
  saved?: (answer: NonNullable<Answer>) => Latest<Schema>;
  onStateChange?: (state: FormState) => void;
  /** Before the submit button. */
  secondary?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A form that calls one operation. The operation's schema validates fields on submit and then on change;
 * errors of the platform show next to their field or above the fields. Input is retained.
 */
export function OperationForm<const Schema extends ObjectSchema, Answer>({
  schema,
  initialValues,
  run,
  onDone,
  submitLabel,
  draftKey,
  readLatest,
  saved,
  onStateChange,
  secondary,
  wide = false,
  children,
}: OperationFormProps<Schema, Answer>) {
  const call = useFormCall((name) => Object.hasOwn(schema.shape, name));
  const { form } = call;
  const [fields] = useState(() => new Map<string, FieldInfo>());
  const reportUnsaved = useUi().useUnsavedWork();
  const draft = useUi().useFormDraft(draftKey);
  const [restored, setRestored] = useState(() => draft?.read());

  // A refetch must not change the fields during input.
  const [base, setBase] = useState<Record<string, unknown>>({ ...initialValues });
  const [etag, setEtag] = useState<string>();
  const [latest, setLatest] = useState<Latest<Schema>>();

  const tellState = (state: FormState) => {
    reportUnsaved(state !== 'clean');
    onStateChange?.(state);
  };

  const noteTyping = (initial = base) => {
    const changed = changedValues(initial, form.getFieldsValue());
    tellState(Object.keys(changed).length > 0 ? 'unsaved' : 'clean');
    const keepable = Object.entries(changed).filter(([name]) => fields.get(name)?.secret === false);
    draft?.note(Object.fromEntries(keepable));
  };

  /** Discards the input and starts with these values. */
  const beginWith = (values: Record<string, unknown>) => {
    draft?.forget();
    setRestored(undefined);
    setBase(values);
    setLatest(undefined);
    const names = [...fields.keys()];
    form.setFields(names.map((name) => ({ name, value: values[name], errors: [] })));
    tellState('clean');
    // The focused button has unmounted.
    form.focusField(names[0]);
  };

  const formContext = useMemo(() => ({ schema, fields }), [schema, fields]);

  const submit = async (version = etag) => {
    const values = schema.safeParse(form.getFieldsValue());
    // The fields' rules have passed: fails only if the form lacks a field of the schema.
    if (!values.success) throw values.error;
    const sent = form.getFieldsValue();
    call.begin();
    setLatest(undefined);
    tellState('sending');
    const { data, error, remaining } = await (version === undefined
      ? run(values.data)
      : run(values.data, version));
    if (data !== undefined && data !== null) {
      draft?.forget();
      setRestored(undefined);
      const stored = saved?.(data);
      if (stored) {
        setBase(stored.values);
        setEtag(stored.etag);
        // What the user typed in the meantime stays.
        form.setFieldsValue({ ...stored.values, ...changedValues(sent, form.getFieldsValue()) });
        noteTyping(stored.values);
      } else tellState('clean');
      await onDone(data);
    } else {
      if (remaining) form.setFieldsValue(remaining);
      noteTyping();
    }
    const theirs = isLostRace(error) ? await readLatest?.() : undefined;
    call.end();
    if (theirs?.data) {
      setLatest(theirs.data);
      return;
    }
    if (error && 'kind' in error) call.refuse(error);
  };

  return (
    <FormContext value={formContext}>
      <FormFrame
        call={call}
        initialValues={{ ...initialValues, ...restored?.values }}
        onTyping={() => noteTyping()}
        onSubmit={() => {
          void submit();
        }}
        submitLabel={submitLabel}
        secondary={secondary}
        wide={wide}
        notes={
          <>
            {restored && <DraftNote at={restored.at} onDiscard={() => beginWith(base)} />}
            {latest && (
              <FormConflict
                fields={fields}
                theirs={latest.values}
                mine={form.getFieldsValue()}
                onTakeTheirs={() => {
                  setEtag(latest.etag);
                  beginWith(latest.values);
                }}
                onKeepMine={() => {
                  setEtag(latest.etag);
                  void submit(latest.etag);
                }}
              />
            )}
          </>
        }
      >
        {children}
      </FormFrame>
    </FormContext>
  );
}

/** Whether the item was changed in the meantime. */
function isLostRace(error: Outcome<unknown>['error']): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'http' && error.status === 412;
}
