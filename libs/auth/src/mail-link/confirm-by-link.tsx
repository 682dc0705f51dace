import { FailureAlert, PageHeader, useOwnFailureLines, type Outcome } from '@console/ui';
import { Button } from 'antd';
import { useState } from 'react';

interface ConfirmByLinkProps<Answer> {
  title: string;
  /** What pressing the button does, and for whom. */
  what: string;
  submitLabel: string;
  /** The call that uses the link up. */
  run: () => PromiseLike<Outcome<Answer>>;
  onDone: (answer: Answer) => void;
  /** The platform has not taken the link after all, or could not be asked. */
  onRefused: () => void;
}

/** What a mail's link is for where there is nothing to type: one button, since a mail scanner opens pages and presses none. */
export function ConfirmByLink<Answer>(props: ConfirmByLinkProps<Answer>) {
  const { title, what, submitLabel, run, onDone, onRefused } = props;
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
      onRefused();
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
