import { MissingField } from '@console/ui/list';
import type { RootOptions } from 'react-dom/client';

/** Logs errors that a boundary caught, for the roots of consoles. */
export const logCaughtError: RootOptions['onCaughtError'] = (error, { componentStack }) => {
  // The table shows a dash in place of the cell.
  if (!(error instanceof MissingField)) console.error(error, componentStack);
};
