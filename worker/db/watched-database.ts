/** The database as the rest of the worker uses it: every round trip has a time-out, and slow ones are logged. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { numberOrUsual } from '../../domain/number-settings.ts'
import type { Bindings } from '../bindings.ts'
import { callStore } from '../call-store.ts'
import { log } from '../observe/log.ts'

/** Characters of a statement that the log has, enough to recognise it. */
const ENOUGH = 400

/** @returns milliseconds after which a query counts as slow in this instance. */
export const slowQuery = (settings: Pick<Bindings, 'SLOW_QUERY'>): number => numberOrUsual(settings, 'SLOW_QUERY')

/**
 * A statement of a watched database. The platform's own statement is only created when this one is sent: most are bound first, and many
 * batched.
 */
export class WatchedStatement implements D1PreparedStatement {
  readonly sql: string
  readonly values: readonly unknown[]
  readonly #db: WatchedDatabase
  #key: string | undefined

  constructor(db: WatchedDatabase, sql: string, values: readonly unknown[] = []) {
    this.#db = db
    this.sql = sql
    this.values = values
  }

  /** Statements with the same key return the same rows. */
  get key(): string {
    this.#key ??= JSON.stringify([this.sql, this.values])
    return this.#key
  }

  get native(): D1PreparedStatement {
    const prepared = this.#db.native.prepare(this.sql)
    return this.values.length > 0 ? prepared.bind(...this.values) : prepared
  }

  bind(...values: unknown[]): WatchedStatement {
    return new WatchedStatement(this.#db, this.sql, values)
  }

  all<Row>(): Promise<D1Result<Row>> {
    return this.#db.all(this)
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.#db.send(this, () => this.native.run<Row>())
  }

  first<Value>(column?: string): Promise<Value | null> {
    return this.#db.send(this, () =>
      column === undefined ? this.native.first<Value>() : this.native.first<Value>(column),
    )
  }

  raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>
  raw<Row>(options?: { columnNames?: false }): Promise<Row[]>
  raw<Row>(options?: { columnNames?: boolean }): Promise<Row[] | [string[], ...Row[]]> {
    return this.#db.send(this, async () =>
      options?.columnNames ? this.native.raw<Row>({ columnNames: true }) : this.native.raw<Row>(),
    )
  }
}

/** The platform's `batch` accepts only its own statements, not the wrappers. */
const nativeOf = (statement: D1PreparedStatement): D1PreparedStatement =>
  statement instanceof WatchedStatement ? statement.native : statement

const textOf = (statement: D1PreparedStatement): string => (statement instanceof WatchedStatement ? statement.sql : '')

export class WatchedDatabase implements D1Database {
  readonly native: D1Database
  /** Milliseconds. */
  readonly slow: number

  constructor(native: D1Database, slow = slowQuery({})) {
    this.native = native
    this.slow = slow
  }

  prepare(sql: string): WatchedStatement {
    return new WatchedStatement(this, sql)
  }

  batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    return this.#roundTrip(
      () => statements.map(textOf).join('; '),
      () => this.native.batch<Row>(statements.map(nativeOf)),
    )
  }

  all<Row>(statement: WatchedStatement): Promise<D1Result<Row>> {
    return this.send(statement, () => statement.native.all<Row>())
  }

  /** Sends one statement. @throws AppError 503 `storage.unavailable` (worker/call-store.ts) */
  send<Value>({ sql }: WatchedStatement, call: () => Promise<Value>): Promise<Value> {
    return this.#roundTrip(() => sql, call)
  }

  exec(sql: string) {
    return this.native.exec(sql)
  }

  dump() {
    return this.native.dump()
  }

  withSession(constraint?: Parameters<D1Database['withSession']>[0]) {
    return this.native.withSession(constraint)
  }

  /** The log of a slow statement has its text, never its parameters, which may be personal data. */
  async #roundTrip<Value>(sql: () => string, call: () => Promise<Value>): Promise<Value> {
    const start = Date.now()
    try {
      return await callStore('D1', call)
    } finally {
      const took = Date.now() - start
      if (took >= this.slow) log('warn', 'slow query', { took, sql: sql().slice(0, ENOUGH) })
    }
  }
}
