import { validateVast } from '@console/ssai/contract';
import { outgoingRoute } from '../http/route';
import { checkVast } from './validate-vast';

export const vastValidatorRoutes = [
  outgoingRoute(
    validateVast,
    ({ body, installation }) =>
      () =>
        checkVast(installation.outgoing, body.source),
  ),
];
