import type { ReactNode } from 'react';
import { PageHeader } from '../page/page-header';

interface ListPageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, actions, children }: ListPageProps) {
  return (
    <>
      <PageHeader title={title} actions={actions} />
      {children}
    </>
  );
}
