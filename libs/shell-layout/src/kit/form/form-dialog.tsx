import type { ObjectSchema } from '@console/http/contract';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { FORBIDDEN_PATH, LOGIN_PATH } from '../../guards/guard';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { OperationForm, type FormState, type OperationFormProps } from './operation-form';

interface FormDialogProps<Schema extends ObjectSchema, Answer> extends Omit<
  OperationFormProps<Schema, Answer>,
  'draftKey' | 'onDone' | 'onStateChange' | 'secondary' | 'wide'
> {
  /** The accessible name. */
  title: string;
  draftKey: string;
  /** The path below which this dialog stands; its query is kept. */
  closeTo: string;
  /** What follows the answer, in place of closing. */
  onDone?: (answer: NonNullable<Answer>) => void;
}

/** Where the console itself leads: a question would only stand in the way, and the draft keeps what was typed. */
const LED_BY_CONSOLE: readonly string[] = [FORBIDDEN_PATH, '/503', LOGIN_PATH];

/**
 * A form as the screen of a child route: it has an address and survives a reload. Leaving with changes is asked about, and
 * what was typed is kept as a draft; a lost race shows both versions.
 */
export function FormDialog<const Schema extends ObjectSchema, Answer>({
  title,
  closeTo,
  onDone,
  ...form
}: FormDialogProps<Schema, Answer>) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState<FormState>('clean');
  // Read in the middle of a navigation, which may begin before the state has been drawn.
  const current = useRef<FormState>('clean');
  const content = useRef<HTMLDivElement>(null);
  useReturnedFocus();

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      current.current !== 'clean' &&
      currentLocation.pathname !== nextLocation.pathname &&
      !LED_BY_CONSOLE.includes(nextLocation.pathname),
  );
  const close = () => {
    void navigate({ pathname: closeTo, search });
  };

  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={close}
      closable={state !== 'sending'}
      keyboard={state !== 'sending'}
      mask={{ closable: false }}
      afterOpenChange={(shown) => {
        if (shown) content.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      }}
    >
      <div ref={content}>
        <OperationForm
          {...form}
          onStateChange={(next) => {
            current.current = next;
            setState(next);
          }}
          onDone={(answer) => {
            // Somebody who left meanwhile is not called back.
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
      </div>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('leaveForm.title')}
        run={() => {
          blocker.proceed?.();
          return { data: true };
        }}
        onClose={() => {
          if (blocker.state === 'blocked') blocker.reset();
        }}
      >
        {t('leaveForm.message')}
      </ConfirmDialog>
    </Modal>
  );
}

/** When the dialog goes with its address, the focus goes back to what had it before. */
function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
