import type { ConsoleError } from '@console/http';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCompletePaymentMethodMutation } from '../api/payment-api';
import type { PaymentMethod } from '../contract';
import { useForgetPaymentMethod } from './payment-method';
import { readPaymentReturn, withoutPaymentReturn } from './payment-return';

type Failure = ConsoleError | { message?: string | undefined };

type PaymentOutcome =
  /** The method is undefined if the response could not be parsed. */
  | { kind: 'added'; method: PaymentMethod | undefined }
  | { kind: 'canceled' }
  | { kind: 'failed' }
  | { kind: 'rejected'; error: Failure }
  /** It is unknown whether the method was added; a retry is idempotent. */
  | { kind: 'unfinished'; error: Failure };

/** Status codes that leave the outcome open: an expired session or too many requests. */
const UNDECIDED: readonly number[] = [401, 429];

/**
 * Completes a return from the payment provider. The URL keeps its parameters until the platform has
 * decided, so that a reload retries, and drops them afterwards.
 */
export function usePaymentReturn(appId: string) {
  const [params, setParams] = useSearchParams();
  const [complete] = useCompletePaymentMethodMutation();
  const forget = useForgetPaymentMethod();
  const [outcome, setOutcome] = useState<PaymentOutcome>();
  const startedState = useRef<string>(undefined);

  const returned = readPaymentReturn(params);
  const { state, code } = returned?.kind === 'taken' ? returned : {};
  if (returned && returned.kind !== 'taken' && outcome?.kind !== returned.kind) setOutcome(returned);

  const finish = async (taken: { state: string; code: string }) => {
    setOutcome(undefined);
    const { data, error } = await complete({ appId, body: { appId, ...taken } });
    const result = outcomeOf(data, error);
    if (result.kind === 'added') forget();
    setOutcome(result);
  };
  const finishOnce = useEffectEvent((taken: { state: string; code: string }) => {
    // Effects may run twice.
    if (startedState.current === taken.state) return;
    startedState.current = taken.state;
    void finish(taken);
  });
  useEffect(() => {
    if (state !== undefined && code !== undefined) finishOnce({ state, code });
  }, [state, code]);

  const settled = returned !== undefined && outcome !== undefined && outcome.kind !== 'unfinished';
  const clearAddress = useEffectEvent(() => setParams(withoutPaymentReturn(params), { replace: true }));
  useEffect(() => {
    if (settled) clearAddress();
  }, [settled]);

  return {
    outcome,
    dismiss: () => setOutcome(undefined),
    retry: () => {
      if (state !== undefined && code !== undefined) void finish({ state, code });
    },
  };
}

function outcomeOf(method: PaymentMethod | undefined, error: Failure | undefined): PaymentOutcome {
  if (!error) return { kind: 'added', method };
  if (!('kind' in error)) return { kind: 'unfinished', error };
  // The platform added it, but the response could not be parsed.
  if (error.kind === 'drift') return { kind: 'added', method: undefined };
  const decided = error.kind === 'http' && error.status < 500 && !UNDECIDED.includes(error.status);
  return { kind: decided ? 'rejected' : 'unfinished', error };
}
