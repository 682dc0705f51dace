import { useEffect, useRef, useState } from 'react';
import { textOf } from '@console/host-protocol/conformance';
import type { ConformanceReport } from '@console/host-protocol/conformance';
import { checkEntry } from './check-entry';
import type { GuestEntry } from './guest-entry';
import { simulate, type LogLine, type Simulation } from './simulation';
import type { LogEntry } from './simulator-log';
import type { Settings } from './simulator-settings';
import { isGood } from './situation';

/** More than anybody reads; a guest that never stops talking fills no memory. */
const LOG_LENGTH = 500;

/** What is on the stage. */
export type OnStage =
  | { readonly what: 'nothing' | 'coming' | 'guest' | 'check' }
  | { readonly what: 'failed' | 'broken-check'; readonly reason: string }
  | { readonly what: 'report'; readonly report: ConformanceReport };

interface SimulationOptions {
  initial: Settings;
  frameTitle: string;
  entryOf: (settings: Settings) => GuestEntry | undefined;
}

/** One guest at a time on a stage, with all that is said between the two. */
export function useSimulation({ initial, frameTitle, entryOf }: SimulationOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const running = useRef<Simulation>(undefined);
  const behaviour = useRef(initial.behaviour);
  const lastId = useRef(0);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [onStage, setOnStage] = useState<OnStage>({ what: 'nothing' });

  useEffect(
    () => () => {
      running.current?.unmount();
    },
    [],
  );

  const tell = (line: LogLine) => {
    lastId.current += 1;
    const entry = { id: lastId.current, at: Date.now(), ...line };
    setLog((entries) => [...entries, entry].slice(-LOG_LENGTH));
  };

  const unmount = () => {
    running.current?.unmount();
    running.current = undefined;
    setOnStage({ what: 'nothing' });
  };

  const mount = async (settings: Settings) => {
    unmount();
    const entry = entryOf(settings);
    if (!stage.current || !entry) return;
    setOnStage({ what: 'coming' });
    const simulation = simulate({
      stage: stage.current,
      entry,
      situation: settings,
      token: settings.token,
      behaviour: () => behaviour.current,
      frameTitle,
      tell,
    });
    running.current = simulation;
    const outcome = await simulation.mounted.then(
      (): OnStage => ({ what: 'guest' }),
      (fault: unknown): OnStage => ({ what: 'failed', reason: textOf(fault) }),
    );
    if (running.current === simulation) setOnStage(outcome);
  };

  const check = async (settings: Settings) => {
    unmount();
    const entry = entryOf(settings);
    if (!stage.current || !entry) return;
    setOnStage({ what: 'check' });
    const { current: element } = stage;
    const { token } = settings;
    setOnStage(
      await checkEntry({ stage: element, entry, situation: settings, token, frameTitle }).then(
        (report): OnStage => ({ what: 'report', report }),
        (fault: unknown): OnStage => ({ what: 'broken-check', reason: textOf(fault) }),
      ),
    );
  };

  const change = (settings: Settings) => {
    behaviour.current = settings.behaviour;
    // What is half typed is not said.
    const said = (['tokenProp', 'appId', 'children', 'path'] as const).every((field) =>
      isGood(field, settings[field]),
    );
    if (said) running.current?.change(settings, settings.token);
  };

  return {
    stage,
    log,
    onStage,
    tell,
    mount,
    unmount,
    check,
    change,
    sayGarbage: () => running.current?.sayGarbage(),
    clearLog: () => {
      setLog([]);
    },
  };
}
