/** The export condition under which the workspace's packages resolve to their sources. */
export const SOURCE_CONDITION = '@console/source';
