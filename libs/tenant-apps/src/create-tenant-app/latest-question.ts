export interface LatestQuestion {
  /** Asks after a pause, unless something else is asked, or everything dropped, meanwhile: then the answer is told nobody. */
  ask: <Answer>(question: () => PromiseLike<Answer>, tell: (answer: Answer) => void) => void;
  drop: () => void;
}

/** Questions about what somebody is typing: only the last one counts, however late the others are answered. */
export function createLatestQuestion(pauseMs: number): LatestQuestion {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    turn += 1;
    clearTimeout(timer);
  };
  return {
    drop,
    ask: (question, tell) => {
      drop();
      const asked = turn;
      timer = setTimeout(() => {
        void question().then((answer) => {
          if (asked === turn) tell(answer);
        });
      }, pauseMs);
    },
  };
}
