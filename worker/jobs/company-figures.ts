/** Jobs that count figures of companies, in bounded steps. */
import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { defineJob, type Job, NO_VALUE } from './job.ts'

/** Companies of a step: with all counted rows of them some thousand rows. */
const AT_ONCE = 20

interface CompanyFigures<Row> {
  name: string
  /** Milliseconds between two runs. */
  every: number
  /** Days of the past that count. */
  days: number
  /**
   * SQL of the rows of the next companies (`nextCompanies`), sorted by company; ?2 is the time from which on rows count, in milliseconds
   * since 1970.
   */
  rows: string
  /** SQL that stores figures of companies, a JSON array in ?1, where they have changed. */
  store: string
  /** @returns the figures of one company, as `store` reads them */
  figuresOf: (rows: Row[], now: number) => object
}

/** @returns the job that goes through all companies that have rows or figures */
export const companyFiguresJob = <Row extends { company: number }>(job: CompanyFigures<Row>): Job =>
  defineJob({
    name: job.name,
    every: job.every,
    argument: NO_VALUE,
    cursor: v.object({ after: v.number(), count: v.number() }),
    async step({ DB }, { now, cursor }) {
      const before = cursor ?? { after: 0, count: 0 }
      const { results } = await DB.prepare(job.rows)
        .bind(before.after, now - job.days * DAY_MS)
        .all<Row>()
      const figures = [...Map.groupBy(results, ({ company }) => company)].map(([company, rows]) => ({
        company,
        ...job.figuresOf(rows, now),
      }))
      const stored = await DB.prepare(job.store).bind(JSON.stringify(figures)).run()
      const count = before.count + stored.meta.changes
      const last = figures.at(-1)
      return last && figures.length === AT_ONCE
        ? { next: { after: last.company, count } }
        : { done: `${count} companies` }
    },
  })

/**
 * @param table whose rows are counted; it has an index that begins with `company`
 * @param counted the column of `companies` that is above zero where a figure is stored
 * @returns SQL of the table `next (company)`: the next companies after ?1 that have rows or figures, by their number, each found by one
 * look-up in an index; the last row may be 9e15, which is after all companies
 */
export const nextCompanies = (table: 'inquiries' | 'orders', counted: 'response_count' | 'order_count'): string => {
  const after = (
    number: string,
  ) => `SELECT min(coalesce((SELECT min(company) FROM ${table} WHERE company > ${number}), 9e15),
      coalesce((SELECT min(num) FROM companies WHERE num > ${number} AND ${counted} > 0), 9e15))`
  return `WITH RECURSIVE next (company) AS (
    ${after('?1')}
    UNION ALL
    ${after('next.company')}
    FROM next WHERE next.company < 9e15 LIMIT ${AT_ONCE}
  )`
}
