import { Button, Flex, Input, Modal, theme, type InputRef } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AffectedList, type Affected } from './affected-list';
import { CopyButton } from '../display/copy-text';
import { FailureAlert } from '../display/failure-alert';
import { ownFailureLines, type Outcome } from '../display/outcome';
import { useUi } from '../provider/ui-provider';

interface ConfirmDialogProps {
  open: boolean;
  /** The question; also the accessible name. */
  title: string;
  /** The label of the primary button, such as "Delete app". */
  action: string;
  /** The effect, in a sentence or two. */
  children?: ReactNode;
  /** What the action affects; the primary button waits until it is loaded. */
  affected?: Affected;
  /** Must be typed to confirm. */
  typedName?: string;
  /** Destructive, or revokes access. */
  danger?: boolean;
  /** The action; errors are shown in the dialog. */
  run: () => PromiseLike<Outcome<unknown>> | Outcome<unknown>;
  /** Called after `onClose`. */
  onDone?: () => void;
  onClose: () => void;
}

/**
 * Confirms an irreversible action with its effect and, if required, the typed name. Shows its error; the
 * focus returns afterwards.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, action, danger = false, affected, typedName, run, onDone, onClose, children } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const formId = useId();
  const inputId = useId();
  const input = useRef<InputRef>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const ui = useUi();
  const { pathname } = ui.useLocation();
  const { destination } = ui.useNavigation();
  const [typed, setTyped] = useState('');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);

  const unseen = affected !== undefined && (affected.isFetching === true || affected.error !== undefined);
  const ready = !unseen && (typedName === undefined || sameName(typed, typedName));

  const confirm = async () => {
    setFailure([]);
    setRunning(true);
    try {
      const { error } = await run();
      // The user left in the meantime.
      if (!form.current && destination().pathname !== pathname) return;
      if (!error) {
        onClose();
        onDone?.();
      } else if ('kind' in error) setFailure(ownFailureLines(error, t));
    } finally {
      setRunning(false);
    }
  };

  return (
    <Modal
      open={open}
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button ref={cancel} disabled={running} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="primary"
            danger={danger}
            disabled={!ready}
            loading={running}
            htmlType="submit"
            data-testid="confirm"
            form={formId}
          >
            {action}
          </Button>
        </>
      }
      closable={!running}
      keyboard={!running}
      mask={{ closable: false }}
      destroyOnHidden
      width={480}
      // Keeps a long title clear of the close button.
      styles={{ header: { paddingInlineEnd: token.paddingLG } }}
      // Not by autoFocus: antd records the previous focus only after that.
      afterOpenChange={(shown) => {
        const isInForm = form.current?.contains(document.activeElement);
        if (shown && !isInForm) (input.current ?? cancel.current)?.focus();
      }}
      afterClose={() => {
        setTyped('');
        setFailure([]);
      }}
    >
      <form
        ref={form}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !running) void confirm();
        }}
      >
        <FailureAlert lines={failure} />
        <Flex vertical gap={token.margin}>
          {children !== undefined && <div>{children}</div>}
          {affected && <AffectedList {...affected} />}
          {typedName !== undefined && (
            <div>
              <Flex align="center" gap={token.marginXXS}>
                <label htmlFor={inputId} style={{ overflowWrap: 'anywhere' }}>
                  {t('confirmDialog.typeName', { name: typedName })}
                </label>
                <CopyButton text={typedName} />
              </Flex>
              <Input
                id={inputId}
                ref={input}
                value={typed}
                disabled={running}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                style={{ marginTop: token.marginXXS }}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
          )}
        </Flex>
      </form>
    </Modal>
  );
}

/** Vietnamese keyboards may send letters and marks separately. */
function sameName(typed: string, name: string): boolean {
  return typed.trim().normalize('NFC') === name.trim().normalize('NFC');
}
