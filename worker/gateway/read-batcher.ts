/** What one page asks of the database at the same time goes there as one batch: every round trip costs the way there and back. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { AppError } from '../api/http/problem.ts'

/** Rows are `never`: whoever asked knows what they are. */
type Results = D1Result<never>[]

/** What a statement asks: two that ask the same are sent once. */
interface Question {
  sql: string
  key: string
}

interface Asked {
  statements: D1PreparedStatement[]
  answer: PromiseWithResolvers<Results>
}

/** Writes go by themselves: what belongs together in them is in one batch already. */
const isRead = (sql: string) => /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete)\b/i.test(sql)

/**
 * @param db of one request: everything that is asked before its next turn of the event loop waits for that and goes as one batch, and
 *   what has been answered (who asks, above all) is not asked again until something is written.
 * @returns the same database. Where a batch is refused each group is asked once more by itself, so that none fails by another; where the
 *   database cannot be reached (worker/call-store.ts) all have failed.
 */
export function batchReads(db: D1Database): D1Database {
  const questions = new WeakMap<D1PreparedStatement, Question>()
  const answered = new Map<string, Results[number]>()
  let waiting: Asked[] = []

  const keyOf = (statement: D1PreparedStatement) => questions.get(statement)?.key ?? ''

  /** @returns the answers, remembered. */
  async function read(statements: D1PreparedStatement[]): Promise<Results> {
    const results = await db.batch<never>(statements)
    for (const [at, one] of statements.entries()) {
      const result = results[at]
      if (result) answered.set(keyOf(one), result)
    }
    return results
  }

  const known = (statements: D1PreparedStatement[]): Results =>
    statements.flatMap((one) => answered.get(keyOf(one)) ?? [])

  async function alone({ statements, answer }: Asked): Promise<void> {
    await read(statements).then(answer.resolve, answer.reject)
  }

  async function together(asked: Asked[]): Promise<void> {
    const once = new Map(asked.flatMap(({ statements }) => statements.map((one) => [keyOf(one), one] as const)))
    await read([...once.values()])
    for (const { statements, answer } of asked) answer.resolve(known(statements))
  }

  function send(): void {
    const asked = waiting
    waiting = []
    const [first, second] = asked
    if (first && !second) void alone(first)
    else
      together(asked).catch((error) =>
        asked.map((one) => (error instanceof AppError ? one.answer.reject(error) : alone(one))),
      )
  }

  function ask(statements: D1PreparedStatement[]): Promise<Results> {
    const before = known(statements)
    if (before.length === statements.length) return Promise.resolve(before)
    const answer = Promise.withResolvers<Results>()
    // After everything that is under way without waiting for anything: the page's other calls.
    if (waiting.push({ statements, answer }) === 1) setTimeout(send, 0)
    return answer.promise
  }

  /** What was read before may be otherwise now, and so may what is being read. */
  async function write<Value>(written: Promise<Value>): Promise<Value> {
    answered.clear()
    return written.finally(() => answered.clear())
  }

  function remember(statement: D1PreparedStatement, sql: string, values: unknown[]): D1PreparedStatement {
    questions.set(statement, { sql, key: JSON.stringify([sql, values]) })
    const { all, bind } = statement
    const bindings = { bind: (...bound: unknown[]) => remember(bind.apply(statement, bound), sql, bound) }
    if (isRead(sql)) return Object.assign(statement, { ...bindings, all: async () => (await ask([statement]))[0] })
    const { run, raw, first } = statement
    const ways = Object.entries({ all, run, raw, first }).map(([name, way]) => [
      name,
      (...options: unknown[]) => write(Reflect.apply(way, statement, options)),
    ])
    return Object.assign(statement, bindings, Object.fromEntries(ways))
  }

  return {
    prepare: (sql) => remember(db.prepare(sql), sql, []),
    batch: (statements: D1PreparedStatement[]) =>
      statements.every((one) => isRead(questions.get(one)?.sql ?? '')) ? ask(statements) : write(db.batch(statements)),
    exec: (sql) => db.exec(sql),
    dump: () => db.dump(),
    withSession: (constraint) => db.withSession(constraint),
  }
}
