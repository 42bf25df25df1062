/** Log entries for operators: one line of JSON per event, so that a search can filter by its fields. */
type Level = 'error' | 'warn'

/** Nothing personal may be logged: no address, login, text or query, only names from the code and numbers. */
type LogFields = Record<string, string | number | boolean | null | undefined>

/** Drizzle puts a query's parameters, which may be personal, into its message. */
const withoutParameters = (message: string) => message.replace(/\nparams:[\s\S]*$/, '')

/** @returns an error's message, without the parameters of a query */
export const textOfError = (error: unknown): string =>
  withoutParameters(error instanceof Error ? error.message : String(error))

const framesOf = (stack = '') => stack.split('\n').filter((line) => /^\s+at /.test(line))

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return error === undefined ? {} : { error: String(error) }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { error: withoutParameters(error.message), cause, stack: framesOf(error.stack).join('\n') }
}

/**
 * Logs an event.
 * @param event what happened, in the same words each time: 'register of legal entities'
 * @param error what was thrown; parameters of queries are removed from its message
 */
export function log(level: Level, event: string, fields: LogFields = {}, error?: unknown): void {
  const line = JSON.stringify({ level, event, ...fields, ...describe(error) })
  if (level === 'error') console.error(line)
  else console.warn(line)
}
