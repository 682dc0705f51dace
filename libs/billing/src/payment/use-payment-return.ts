import type { ConsoleError } from '@console/http';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCompletePaymentMethodMutation } from '../api/payment-api';
import type { PaymentMethod } from '../contract';
import { readPaymentReturn, withoutPaymentReturn } from './payment-return';
import { useForgetPaymentMethod } from './use-forget-payment-method';

type Failure = ConsoleError | { message?: string | undefined };

/** What became of a visit to the payment provider. */
export type PaymentOutcome =
  /** The method is there; what exactly it is, a platform’s answer may have failed to say. */
  | { kind: 'added'; method: PaymentMethod | undefined }
  | { kind: 'cancelled' }
  | { kind: 'failed' }
  /** The platform does not add it. */
  | { kind: 'refused'; error: Failure }
  /** Nobody knows whether the platform has added it; asking again adds it once at most. */
  | { kind: 'unfinished'; error: Failure };

/** Says nothing of whether the card is taken: a session that is over, or too many calls. */
const NO_VERDICT: readonly number[] = [401, 429];

/**
 * Finishes what a payment provider has led back with. The address keeps it until the platform has decided, so that a reload
 * in between loses nothing, and no longer: nothing is left for "Back" to repeat.
 */
export function usePaymentReturn(appId: string) {
  const [params, setParams] = useSearchParams();
  const [complete] = useCompletePaymentMethodMutation();
  const forget = useForgetPaymentMethod();
  const [outcome, setOutcome] = useState<PaymentOutcome>();
  const begun = useRef<string>(undefined);

  const returned = readPaymentReturn(params);
  const { state, code } = returned?.kind === 'taken' ? returned : {};
  if (returned && returned.kind !== 'taken' && outcome?.kind !== returned.kind) setOutcome(returned);

  const finish = async (taken: { state: string; code: string }) => {
    setOutcome(undefined);
    const { data, error } = await complete({ appId, body: { appId, ...taken } });
    const verdict = outcomeOf(data, error);
    if (verdict.kind === 'added') forget();
    setOutcome(verdict);
  };
  const finishOnce = useEffectEvent((taken: { state: string; code: string }) => {
    // An effect may run twice.
    if (begun.current === taken.state) return;
    begun.current = taken.state;
    void finish(taken);
  });
  useEffect(() => {
    if (state !== undefined && code !== undefined) finishOnce({ state, code });
  }, [state, code]);

  const settled = returned !== undefined && outcome !== undefined && outcome.kind !== 'unfinished';
  const clearAddress = useEffectEvent(() => {
    setParams(withoutPaymentReturn(params), { replace: true });
  });
  useEffect(() => {
    if (settled) clearAddress();
  }, [settled]);

  return {
    outcome,
    dismiss: () => {
      setOutcome(undefined);
    },
    /** Finishes what is unfinished. */
    retry: () => {
      if (state !== undefined && code !== undefined) void finish({ state, code });
    },
  };
}

function outcomeOf(method: PaymentMethod | undefined, error: Failure | undefined): PaymentOutcome {
  if (!error) return { kind: 'added', method };
  if (!('kind' in error)) return { kind: 'unfinished', error };
  // The platform has done it, and told so in words that could not be read.
  if (error.kind === 'drift') return { kind: 'added', method: undefined };
  const decided = error.kind === 'refused' && error.status < 500 && !NO_VERDICT.includes(error.status);
  return { kind: decided ? 'refused' : 'unfinished', error };
}
