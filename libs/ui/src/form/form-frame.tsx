import { Button, Flex, Form, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from '../display/failure-alert';
import type { FormCall } from './use-form-call';

interface FormFrameProps {
  call: FormCall;
  initialValues?: Record<string, unknown>;
  onTyping: () => void;
  /** All fields are good. */
  onSubmit: () => void;
  submitLabel: string;
  /** Stands above everything else. */
  notes?: ReactNode;
  /** Stands before the submit button. */
  secondary?: ReactNode;
  /** The submit button takes the form's whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** The looks and manners of every form that makes a call: fields one below the other, what was refused above them, one button. */
export function FormFrame({
  call,
  initialValues,
  onTyping,
  onSubmit,
  submitLabel,
  notes,
  secondary,
  wide = false,
  children,
}: FormFrameProps) {
  const { token } = theme.useToken();
  const formId = useId();
  return (
    <Form
      form={call.form}
      name={formId}
      layout="vertical"
      requiredMark={false}
      // The browser's own checks speak its language, in bubbles.
      noValidate
      {...(initialValues && { initialValues })}
      onValuesChange={onTyping}
      validateTrigger={call.refusedBefore ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true }}
      onFinish={onSubmit}
      onFinishFailed={call.noteErrors}
    >
      {notes}
      <FailureAlert lines={call.failure} />
      {children}
      <Flex justify={secondary === undefined ? 'start' : 'end'} gap={token.marginXS} wrap>
        {secondary}
        <Button type="primary" htmlType="submit" loading={call.running} block={wide}>
          {submitLabel}
        </Button>
      </Flex>
    </Form>
  );
}
