import { Button, Flex, Form, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from '../display/failure-alert';
import type { FormCall } from './use-form-call';

interface FormFrameProps {
  call: FormCall;
  initialValues?: Record<string, unknown>;
  onTyping: () => void;
  /** Called with valid fields. */
  onSubmit: () => void;
  submitLabel: string;
  /** Above the fields. */
  notes?: ReactNode;
  /** Before the submit button. */
  secondary?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** The layout of all forms: fields in one column, errors above, one button. */
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
      // Native validation would use the browser's language.
      noValidate
      {...(initialValues && { initialValues })}
      onValuesChange={onTyping}
      validateTrigger={call.refusedBefore ? 'onChange' : 'onSubmit'}
      // With its label.
      scrollToFirstError={{ focus: true, block: 'center' }}
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
