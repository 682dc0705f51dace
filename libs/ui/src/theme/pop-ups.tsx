import type { App } from 'antd';
import {
  createContext,
  createElement,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { preloadedCode } from '../lazy/preloaded-code';

type Antd = ReturnType<typeof App.useApp>;
type Notice = Parameters<Antd['notification']['open']>[0];
type Question = Parameters<Antd['modal']['warning']>[0];
type Tone = 'success' | 'warning' | 'error';
type Show = (antd: Antd) => void;

/** antd's pop-ups in the console's theme and language. */
interface PopUps {
  message: Record<Tone, (text: string, seconds?: number) => void>;
  notification: Record<Tone, (notice: Notice) => void> & { destroy: (key: string) => void };
  modal: { warning: (question: Question) => void };
}

interface PopUpAreaProps {
  onReady: (antd: Antd) => void;
}

const areaCode = preloadedCode(async () => (await import('./pop-up-area')).PopUpArea);

const PopUpsContext = createContext<PopUps | null>(null);

/** Messages, notifications and modals. Their code loads after the first screen; earlier calls are queued. */
export function usePopUps(): PopUps {
  const popUps = use(PopUpsContext);
  if (!popUps) throw new Error('usePopUps needs a PopUpsProvider above it.');
  return popUps;
}

/** Renders the pop-ups below the theme, once per page. */
export function PopUpsProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(createController);
  useEffect(() => {
    areaCode.expect();
  }, []);
  const Area = useSyncExternalStore(controller.subscribe, controller.area, controller.area);
  return (
    <PopUpsContext value={controller.popUps}>
      {children}
      {Area && createElement(Area, { onReady: controller.ready })}
    </PopUpsContext>
  );
}

function createController() {
  let Area: ComponentType<PopUpAreaProps> | undefined;
  let antd: Antd | undefined;
  let waiting: Show[] = [];
  const listeners = new Set<() => void>();

  const load = () => {
    areaCode.load().then(
      (loaded) => {
        Area = loaded;
        listeners.forEach((listener) => {
          listener();
        });
      },
      (error: unknown) => {
        // Queued calls are shown once the network is back; otherwise the next call retries.
        if (navigator.onLine) console.error('Failed loading what shows messages', error);
        else window.addEventListener('online', load, { once: true });
      },
    );
  };

  const show = (one: Show) => {
    if (antd) {
      one(antd);
      return;
    }
    waiting.push(one);
    load();
  };

  const say = (tone: Tone) => (text: string, seconds?: number) => {
    show(({ message }) => void message[tone](text, seconds));
  };
  const notify = (tone: Tone) => (notice: Notice) => {
    show(({ notification }) => {
      notification[tone](notice);
    });
  };
  const popUps: PopUps = {
    message: { success: say('success'), warning: say('warning'), error: say('error') },
    notification: {
      success: notify('success'),
      warning: notify('warning'),
      error: notify('error'),
      destroy: (key) => {
        // Clears the queue as well; without pop-ups there is nothing to destroy.
        if (!antd && waiting.length === 0) return;
        show(({ notification }) => {
          notification.destroy(key);
        });
      },
    },
    modal: {
      warning: (question) => {
        show(({ modal }) => {
          modal.warning(question);
        });
      },
    },
  };

  return {
    popUps,
    area: () => Area,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ready: (ready: Antd) => {
      antd = ready;
      const due = waiting;
      waiting = [];
      due.forEach((one) => {
        one(ready);
      });
    },
  };
}
