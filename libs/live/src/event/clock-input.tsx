import { knownZone } from '@console/i18n';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { instantOf, wallClock } from '../contract';

interface ClockInputProps {
  id?: string;
  /** ISO 8601. */
  value?: string;
  onChange?: (moment: string | undefined) => void;
}

/** A form field for a time on the wall clock of the form's `zone`. */
export function ClockInput({ id, value, onChange }: ClockInputProps) {
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch('zone', form);
  const zone = knownZone(typeof chosen === 'string' ? chosen : 'UTC');
  const shown = value === undefined ? '' : wallClock(zone, Date.parse(value)).toISOString().slice(0, 16);
  // While a part of it is missing, the browser reports nothing.
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      id={id}
      type="datetime-local"
      value={typed ?? shown}
      onChange={({ target }) => {
        const at = Date.parse(`${target.value}:00Z`);
        setTyped(Number.isNaN(at) ? target.value : undefined);
        onChange?.(Number.isNaN(at) ? undefined : new Date(instantOf(zone, at)).toISOString());
      }}
    />
  );
}
