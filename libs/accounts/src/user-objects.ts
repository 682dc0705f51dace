import type { ObjectTypes } from '@console/shell-layout';
import { userPath } from './user-paths';

export const userObjects: ObjectTypes = { user: { path: ({ id }) => userPath(id) } };
