import { FailureAlert, PageHeader, useOwnFailureLines, type Outcome } from '@console/ui';
import { Button } from 'antd';
import { useState } from 'react';

interface ConfirmByLinkProps<Data> {
  title: string;
  what: string;
  submitLabel: string;
  run: () => PromiseLike<Outcome<Data>>;
  onDone: (data: Data) => void;
  onRejected: () => void;
}

/** Asks for a button press, because mail scanners open links but press no buttons. */
export function ConfirmByLink<Data>(props: ConfirmByLinkProps<Data>) {
  const { title, what, submitLabel, run, onDone, onRejected } = props;
  const failureLines = useOwnFailureLines();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);

  const confirm = async () => {
    setRunning(true);
    setFailure([]);
    const { data, error } = await run();
    setRunning(false);
    if (error) {
      setFailure(failureLines(error));
      onRejected();
    } else onDone(data);
  };

  return (
    <>
      <PageHeader title={title} description={what} />
      <FailureAlert lines={failure} />
      <Button type="primary" block autoFocus loading={running} onClick={() => void confirm()}>
        {submitLabel}
      </Button>
    </>
  );
}
