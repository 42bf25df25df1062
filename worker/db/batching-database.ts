/**
 * Sends the reads that a page starts at the same time as one batch, because each round trip to the database is slow.
 */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { AppError } from '../app-error.ts'
import { BoundedCache } from '../cache/bounded-cache.ts'
import { WatchedDatabase, WatchedStatement } from './watched-database.ts'

/** Rows are `never`, which every caller's own row type accepts. */
type Results = D1Result<never>[]

interface Group {
  statements: WatchedStatement[]
  results: PromiseWithResolvers<Results>
}

/** Whether a text is a read, by text: checking one of two thousand characters takes longer than this look-up. Bounded in characters. */
const reads = new BoundedCache<boolean>({ limit: 500_000, sizeOf: (_, text) => text.length })

/**
 * Only reads are batched. Writes are sent at once, because statements that belong together are already in one batch.
 */
const isRead = ({ sql }: WatchedStatement): boolean =>
  getOrCreate(reads, sql, () => /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete)\b/i.test(sql))

const areReads = (statements: D1PreparedStatement[]): statements is WatchedStatement[] =>
  statements.every((statement) => statement instanceof WatchedStatement && isRead(statement))

class BatchingDatabase extends WatchedDatabase {
  readonly #known = new Map<string, Results[number]>()
  #waiting: Group[] = []

  override batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    return areReads(statements) ? this.#read(statements) : this.#write(super.batch(statements))
  }

  override async all<Row>(statement: WatchedStatement): Promise<D1Result<Row>> {
    if (!isRead(statement)) return super.all(statement)
    const [result] = await this.#read([statement])
    if (!result) throw new Error('a batch of one has one result')
    return result
  }

  override send<Value>(statement: WatchedStatement, call: () => Promise<Value>): Promise<Value> {
    return isRead(statement) ? super.send(statement, call) : this.#write(super.send(statement, call))
  }

  #read(statements: WatchedStatement[]): Promise<Results> {
    const known = this.#resultsOf(statements)
    if (known.length === statements.length) return Promise.resolve(known)
    const results = Promise.withResolvers<Results>()
    // A timer fires after the page's other calls have added their statements too: only then is the batch complete.
    if (this.#waiting.push({ statements, results }) === 1) setTimeout(() => this.#sendWaiting(), 0)
    return results.promise
  }

  /** A write makes cached results stale. They are also cleared at its end, because reads may have run at the same time. */
  #write<Value>(written: Promise<Value>): Promise<Value> {
    this.#known.clear()
    return written.finally(() => this.#known.clear())
  }

  #sendWaiting(): void {
    const groups = this.#waiting
    this.#waiting = []
    const [first, second] = groups
    if (first && !second) void this.#sendAlone(first)
    else
      this.#sendTogether(groups).catch((error) =>
        groups.map((group) => (error instanceof AppError ? group.results.reject(error) : this.#sendAlone(group))),
      )
  }

  async #sendAlone({ statements, results }: Group): Promise<void> {
    await this.#fetch(statements).then(results.resolve, results.reject)
  }

  async #sendTogether(groups: Group[]): Promise<void> {
    const distinct = new Map(groups.flatMap(({ statements }) => statements.map((one) => [one.key, one] as const)))
    await this.#fetch([...distinct.values()])
    for (const { statements, results } of groups) results.resolve(this.#resultsOf(statements))
  }

  /** One round trip, whose results are cached. */
  async #fetch(statements: WatchedStatement[]): Promise<Results> {
    const results = await super.batch<never>(statements)
    for (const [at, statement] of statements.entries()) {
      const result = results[at]
      if (result) this.#known.set(statement.key, result)
    }
    return results
  }

  #resultsOf(statements: WatchedStatement[]): Results {
    return statements.flatMap((statement) => this.#known.get(statement.key) ?? [])
  }
}

/**
 * @param db to be wrapped once per request, since results are cached until the next write.
 * @returns a database that sends all reads of one turn of the event loop as one batch. Where the batch fails, each
 *   caller's statements are sent once more on their own, so that a bad statement fails only its caller; where the
 *   database cannot be reached (worker/call-store.ts), all of them fail.
 */
export const batchReads = (db: D1Database): D1Database =>
  db instanceof WatchedDatabase ? new BatchingDatabase(db.native, db.slow) : new BatchingDatabase(db)
