import { z } from 'zod';

const Text = z.union([z.string(), z.array(z.string())]);

/**
 * The body of every error response. `fieldErrors` (messages by body field, shown next to the inputs) and
 * `inactiveMinutes` of a 401 (the session ended after so many minutes without activity) are additions of this platform. @see spec 3.16
 */
export const ErrorResponse = z.object({
  statusCode: z.int(),
  message: Text.optional(),
  errors: Text.optional(),
  requestId: z.string().optional(),
  inactiveMinutes: z.int().positive().optional(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorResponse = z.output<typeof ErrorResponse>;
