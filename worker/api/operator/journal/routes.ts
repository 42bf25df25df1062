/** /api/operator/journal: the log of what operators have done; entries are never edited (docs/behaviour.md, "Operators' journal"). */
import { Hono } from 'hono'
import { Journal, type JournalEntry, JournalFilters, JournalQuery } from '../../../../domain/contract/journal.ts'
import { type CsvCell, toCsv } from '../../../../domain/csv.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeFile, describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readEntries, readJournal } from './queries.ts'

const TAG = 'moderation'

/** Rows of one file: for more, a shorter time is named. */
const MAX_ROWS = 5000

const HEAD: CsvCell[] = ['time', 'operator', 'act', 'subject', 'sent', 'before', 'after']

const toRow = ({ at, by, act, subject, input, before, after }: JournalEntry): CsvCell[] => [
  at,
  by,
  act,
  subject,
  ...[input, before, after].map((value) => (value === null ? null : JSON.stringify(value))),
]

export const journal = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What operators have done, the latest first', Journal),
    requires('journal.read'),
    query(JournalQuery),
    async (c) => c.json(await readJournal(database(c.env.DB), c.req.valid('query'))),
  )
  .get(
    '/file',
    describeFile(TAG, `The same as CSV, the latest ${MAX_ROWS} rows`),
    requires('journal.read'),
    query(JournalFilters),
    async (c) => {
      const rows = await readEntries(database(c.env.DB), c.req.valid('query'), MAX_ROWS)
      return c.body(toCsv([HEAD, ...rows.map(toRow)], c.var.locale), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="journal.csv"',
      })
    },
  )
