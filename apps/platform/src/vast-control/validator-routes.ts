import { validateVast } from '@console/ssai/contract';
import { route } from '../http/route';
import { checkVast } from './validate-vast';

export const vastValidatorRoutes = [
  route(validateVast, ({ body, installation }) => checkVast(installation.outgoing, body.source)),
];
