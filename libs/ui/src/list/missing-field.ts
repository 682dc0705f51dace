/** Thrown on reading a missing field of an incomplete row. */
export class MissingField extends Error {}
