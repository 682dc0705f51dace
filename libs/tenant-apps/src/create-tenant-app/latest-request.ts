export interface LatestRequest {
  /**
   * Calls `load` after a pause, unless it is called again or canceled first. Only the last response is
   * delivered.
   */
  send: <Response>(load: () => PromiseLike<Response>, onResponse: (response: Response) => void) => void;
  cancel: () => void;
}

export function createLatestRequest(pauseMs: number): LatestRequest {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    latest += 1;
    clearTimeout(timer);
  };
  return {
    cancel,
    send: (load, onResponse) => {
      cancel();
      const sent = latest;
      timer = setTimeout(() => {
        void load().then((response) => {
          if (sent === latest) onResponse(response);
        });
      }, pauseMs);
    },
  };
}
