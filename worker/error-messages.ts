/** @returns all messages of an error and its causes, since Drizzle wraps D1's error, and D1 wraps SQLite's. */
export function errorMessages(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${errorMessages(error.cause)}`
}
