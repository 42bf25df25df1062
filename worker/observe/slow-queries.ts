import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { reach } from '../stores.ts'
import { log } from './log.ts'

/** Milliseconds that a round trip to the database may take unnoticed. */
const SLOW = 300
/** Characters of a statement that tell which it is. */
const ENOUGH = 400

async function timed<Value>(sql: () => string, run: () => Promise<Value>): Promise<Value> {
  const start = Date.now()
  try {
    return await reach('D1', run)
  } finally {
    const took = Date.now() - start
    if (took >= SLOW) log('warn', 'slow query', { took, sql: sql().slice(0, ENOUGH) })
  }
}

const texts = new WeakMap<D1PreparedStatement, string>()

/** The statement itself, since a batch takes no stand-in; its own ways of asking are timed. */
function watch(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  texts.set(statement, sql)
  const { all, raw, run, first, bind } = statement
  return Object.assign(statement, {
    bind: (...values: unknown[]) => watch(bind.apply(statement, values), sql),
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
 * A database that answers or fails in time (worker/stores.ts), and logs which statements took long, by their text: never by their
 * parameters, which people wrote.
 */
export const watchQueries = (db: D1Database): D1Database => ({
  prepare: (sql) => watch(db.prepare(sql), sql),
  batch: (statements) =>
    timed(
      () => statements.map((statement) => texts.get(statement) ?? '').join('; '),
      () => db.batch(statements),
    ),
  exec: (sql) => db.exec(sql),
  dump: () => db.dump(),
  withSession: (constraint) => db.withSession(constraint),
})
