/** Set by `npm run test:full`. */
export const FULL_MATRIX = process.env['FULL_MATRIX'] === 'true';
