import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';

const TitleContext = createContext<string | undefined>(undefined);
const NameContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Lets the page that shows say what it is called. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>();
  return (
    <NameContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </NameContext>
  );
}

/** What the page that shows says it is called; undefined where its route's title says enough. */
export function usePageTitleOverride(): string | undefined {
  return use(TitleContext);
}

/** Says what the page is called while it is there, in the place of its route's title; nothing for undefined. */
export function usePageTitle(title: string | undefined): void {
  const name = use(NameContext);
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    name(title);
    return () => {
      name(undefined);
    };
  }, [name, title]);
}
