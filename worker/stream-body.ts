/**
 * A stream as the body of a request or a response. `Object()` drops its type: Workers and DOM declare the same stream differently, and
 * code of the worker is compiled with either.
 */
export const streamBody = (stream: unknown): BodyInit => Object(stream)
