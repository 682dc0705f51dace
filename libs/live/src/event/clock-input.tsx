import { MomentInput } from '@console/ui/form';
import { Form } from 'antd';

interface ClockInputProps {
  id?: string;
  /** ISO 8601. */
  value?: string;
  onChange?: (moment: string | null) => void;
}

/** A form field for a time on the wall clock of the form's `zone`. */
export function ClockInput(props: ClockInputProps) {
  const zone: unknown = Form.useWatch('zone', Form.useFormInstance());
  return <MomentInput {...props} kind="time" {...(typeof zone === 'string' && { zone })} />;
}
