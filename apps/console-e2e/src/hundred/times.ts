/** How often; fewer to try a change. */
export const TIMES = Number(process.env['TIMES'] ?? 100);
