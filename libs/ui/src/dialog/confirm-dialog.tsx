import { Button, Flex, Input, Modal, theme, type InputRef } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AffectedList, type Affected } from './affected-list';
import { FailureAlert } from '../display/failure-alert';
import { ownFailureLines, type Outcome } from '../display/outcome';

interface ConfirmDialogProps {
  open: boolean;
  /** The question; also the accessible name. */
  title: string;
  /** What will happen, in a sentence or two. */
  children?: ReactNode;
  /** What the action affects; "Confirm" waits until it is loaded. */
  affected?: Affected;
  /** Has to be typed before "Confirm" works. */
  typedName?: string;
  /** Destructive, or revokes access. */
  danger?: boolean;
  /** The act; the dialog stays, and says why, where it is refused. */
  run: () => PromiseLike<Outcome<unknown>> | Outcome<unknown>;
  /** After the act. The dialog closes by `onClose` first. */
  onDone?: () => void;
  onClose: () => void;
}

/**
 * Asks before an act that cannot be taken back: what it affects, its name to be typed where asked, and its refusal.
 * The focus goes back to where it came from.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, danger = false, affected, typedName, run, onDone, onClose, children } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const formId = useId();
  const input = useRef<InputRef>(null);
  const cancel = useRef<HTMLButtonElement>(null);
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
            {t('confirm')}
          </Button>
        </>
      }
      closable={!running}
      keyboard={!running}
      mask={{ closable: false }}
      destroyOnHidden
      width={480}
      // A long title keeps clear of the cross.
      styles={{ header: { paddingInlineEnd: token.paddingLG } }}
      // Not by autoFocus: antd notes where the focus came from only after that has moved it.
      afterOpenChange={(shown) => {
        if (shown) (input.current ?? cancel.current)?.focus();
      }}
      afterClose={() => {
        setTyped('');
        setFailure([]);
      }}
    >
      <form
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
            <label>
              <span style={{ overflowWrap: 'anywhere' }}>
                {t('confirmDialog.typeName', { name: typedName })}
              </span>
              <Input
                ref={input}
                value={typed}
                disabled={running}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                style={{ marginTop: token.marginXXS }}
                onChange={({ target }) => {
                  setTyped(target.value);
                }}
              />
            </label>
          )}
        </Flex>
      </form>
    </Modal>
  );
}

/** A Vietnamese keyboard may send a letter and its marks apart, where the name has them in one. */
function sameName(typed: string, name: string): boolean {
  return typed.trim().normalize('NFC') === name.trim().normalize('NFC');
}
