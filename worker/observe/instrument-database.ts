import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Bindings } from '../bindings.ts'
import { callStore } from '../call-store.ts'
import { log } from './log.ts'

/** Milliseconds that a round trip to the database may take unnoticed, unless SLOW_QUERY says otherwise. */
const SLOW = 300
/** Characters of a statement that tell which it is. */
const ENOUGH = 400

/** @returns milliseconds from which on a query is slow here. */
export const slowQuery = ({ SLOW_QUERY }: Pick<Bindings, 'SLOW_QUERY'>): number =>
  /^\d+$/.test(SLOW_QUERY ?? '') ? Number(SLOW_QUERY) : SLOW

type Timed = <Value>(sql: () => string, run: () => Promise<Value>) => Promise<Value>

/** @param slow milliseconds */
const timer = (slow: number): Timed =>
  async function timed(sql, run) {
    const start = Date.now()
    try {
      return await callStore('D1', run)
    } finally {
      const took = Date.now() - start
      if (took >= slow) log('warn', 'slow query', { took, sql: sql().slice(0, ENOUGH) })
    }
  }

const texts = new WeakMap<D1PreparedStatement, string>()

/** The statement itself, since a batch takes no stand-in; its own ways of asking are timed. */
function watch(statement: D1PreparedStatement, sql: string, timed: Timed): D1PreparedStatement {
  texts.set(statement, sql)
  const { all, raw, run, first, bind } = statement
  return Object.assign(statement, {
    bind: (...values: unknown[]) => watch(bind.apply(statement, values), sql, timed),
    all: (...args: Parameters<typeof all>) =>
      timed(
        () => sql,
        () => all.apply(statement, args),
      ),
    run: (...args: Parameters<typeof run>) =>
      timed(
        () => sql,
        () => run.apply(statement, args),
      ),
    raw: (...args: []) =>
      timed(
        () => sql,
        () => raw.apply(statement, args),
      ),
    first: (...args: []) =>
      timed(
        () => sql,
        () => first.apply(statement, args),
      ),
  })
}

/**
 * A database that answers or fails in time (worker/call-store.ts), and logs which statements took long, by their text: never by their
 * parameters, which people wrote.
 * @param slow milliseconds from which on they are logged
 */
export function instrumentDatabase(db: D1Database, slow = SLOW): D1Database {
  const timed = timer(slow)
  return {
    prepare: (sql) => watch(db.prepare(sql), sql, timed),
    batch: (statements) =>
      timed(
        () => statements.map((statement) => texts.get(statement) ?? '').join('; '),
        () => db.batch(statements),
      ),
    exec: (sql) => db.exec(sql),
    dump: () => db.dump(),
    withSession: (constraint) => db.withSession(constraint),
  }
}
