import type { ObjectSchema } from '@console/http/contract';
import { Button, Modal, theme } from 'antd';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi, type Requirement } from '../provider/ui-provider';
import { focusFirstField } from '../dialog/focus-first-field';
import { useCloseTo, type CloseTo } from '../dialog/use-close-to';
import { useReturnedFocus } from '../dialog/use-returned-focus';
import { LeaveGuard } from './leave-guard';
import { OperationForm, type FormState, type OperationFormProps } from './operation-form';

export interface FormDialogProps<Schema extends ObjectSchema, Answer> extends Omit<
  OperationFormProps<Schema, Answer>,
  'draftKey' | 'onDone' | 'onStateChange' | 'secondary' | 'wide'
> {
  title: string;
  draftKey: string;
  closeTo: CloseTo;
  /** The access that submitting requires; without it an explanation replaces the form. */
  requires?: Requirement;
  /** Pixels; default: antd's width. */
  width?: number;
  /** Replaces closing. */
  onDone?: (answer: NonNullable<Answer>) => void;
}

const ANYBODY: Requirement = {};

/**
 * A form as a child route or over a page. Leaving with changes asks first and stores a draft; an edit conflict shows both
 * versions.
 */
export function FormDialog<const Schema extends ObjectSchema, Answer>({
  requires = ANYBODY,
  ...dialog
}: FormDialogProps<Schema, Answer>) {
  const { DeniedDialog, useActionAccess } = useUi();
  const { denialOf } = useActionAccess();
  const { title, closeTo, width } = dialog;
  return denialOf(requires) ? (
    <DeniedDialog title={title} closeTo={closeTo} width={width} requires={requires} />
  ) : (
    <OpenFormDialog {...dialog} />
  );
}

function OpenFormDialog<const Schema extends ObjectSchema, Answer>({
  title,
  closeTo,
  width = 520,
  onDone,
  ...form
}: Omit<FormDialogProps<Schema, Answer>, 'requires'>) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const [state, setState] = useState<FormState>('clean');
  // A ref, because a navigation may start before the state has rendered.
  const current = useRef<FormState>('clean');
  const content = useRef<HTMLDivElement>(null);
  const close = useCloseTo(closeTo);
  useReturnedFocus();

  return (
    <Modal
      open
      title={title}
      footer={null}
      width={width}
      // Keeps a long title clear of the close button.
      styles={{ header: { paddingInlineEnd: token.paddingLG } }}
      onCancel={close}
      closable={state !== 'sending'}
      keyboard={state !== 'sending'}
      mask={{ closable: false }}
      afterOpenChange={(shown) => focusFirstField(shown)}
    >
      <Content ref={content}>
        <OperationForm
          {...form}
          onStateChange={(next) => {
            current.current = next;
            setState(next);
          }}
          onDone={(answer) => {
            // The user left in the meantime.
            if (!content.current) return;
            if (onDone) onDone(answer);
            else close();
          }}
          secondary={
            <Button disabled={state === 'sending'} onClick={close}>
              {t('cancel')}
            </Button>
          }
        />
      </Content>
      <LeaveGuard unsaved={() => current.current !== 'clean'} />
    </Modal>
  );
}

interface ContentProps {
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Focuses the first field before the opening animation, so that the user can type at once. */
function Content({ ref, children }: ContentProps) {
  useEffect(() => focusFirstField(true, ref.current?.closest('[role=dialog]')), [ref]);
  return <div ref={ref}>{children}</div>;
}
