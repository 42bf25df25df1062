import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  NewRequestList,
  RequestListChange,
  RequestListQuery,
  RequestListResponse,
  SaveRequestListResponse,
} from '../../../../domain/contract/request-lists.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { type ListLine, MAX_ASIDE, MAX_LIST_LINES } from '../../../../domain/request-list/line.ts'
import { parseList } from '../../../../domain/request-list/parse-list.ts'
import { database } from '../../../db/connection.ts'
import { type StoredLine, requestLists as table } from '../../../db/schema.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { newToken } from '../../../new-token.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { pageMeta } from '../../http/paging.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countAgainst, lookUpLimits } from '../../http/rate-limit.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchanged, versionTag } from '../../http/writes/version.ts'
import { meaningOf } from '../search/meant-category.ts'
import { compareLines, compareNext, LINES_A_STEP, waiting } from './compare.ts'
import { editLines } from './edit-lines.ts'
import { readContents, readRow, requestListVersion } from './queries.ts'
import { repeatedLines } from './repeated.ts'
import { linesOfProducts } from './wanted-products.ts'

const TAG = 'request lists'
/** An hour: each compares up to a hundred lines at once, and the job the others. */
const PACE = { person: 60, organization: 300, address: 120 }
const EDITS = { person: 600, organization: 3_000, address: 1_200 }
/** Suppliers of a list that are remembered as asked: ten requests to twenty each. */
const MAX_ASKED = 200
/** Kind of the job that compares the lines beyond the first ones (worker/jobs/request-lists.ts). */
const JOB = 'request-lists'

/** A list that is not stored yet. */
interface NewList {
  lines: StoredLine[]
  aside: string[]
}

/**
 * @returns the lines of a new list: first those of repeated requests and of chosen products, then those that still have to be compared;
 *   and those of the letter around it
 * @throws AppError 422 `input.invalid` where there is none of them, or too much; as `repeatedLines`; 401 `session.required`
 */
async function newList(c: Context<ApiEnv>, { text, aside, products, repeat }: NewRequestList): Promise<NewList> {
  const db = database(c.env.DB)
  const { locale } = c.var
  const refused = (code: string) =>
    invalidInput([{ path: 'text', code, message: 'Up to 1000 lines with words or part numbers' }])
  const parsed = text === undefined ? { lines: [], aside: [] } : parseList(text, locale)
  if ('refused' in parsed) throw refused(parsed.refused)
  const all = [
    ...(repeat ? await repeatedLines(db, signedIn(c).num, repeat, locale) : []),
    ...(await linesOfProducts(db, products, locale)),
    ...parsed.lines.map(waiting),
  ]
  // Lines with a known product come first: compare.ts goes through the others from there on, step by step.
  const lines = [...all.filter(({ state }) => state !== 'waiting'), ...all.filter(({ state }) => state === 'waiting')]
  if (lines.length === 0) throw refused('gone')
  if (lines.length > MAX_LIST_LINES) throw refused('too-many-lines')
  return { lines, aside: [...aside, ...parsed.aside].slice(0, MAX_ASIDE) }
}

/**
 * @param places of the lines that are goods after all
 * @throws AppError 422 `input.invalid` for a place that has no line
 */
function restoredLines(aside: string[], places: number[], locale: Locale): ListLine[] {
  if (places.some((at) => at >= aside.length))
    throw invalidInput([{ path: 'restored', code: 'unknown', message: 'No such line' }])
  const parsed = parseList(places.map((at) => aside[at]).join('\n'), locale, true)
  return 'lines' in parsed ? parsed.lines : []
}

/** @throws AppError 404 `request-list.unknown` */
const readNamed = async (c: Context<ApiEnv>) =>
  orNotFound(await readRow(database(c.env.DB), c.req.param('token') ?? ''), 'request-list.unknown')

/** /api/request-lists */
export const requestListsRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    describeWrite(
      TAG,
      'Reads a buyer’s list, and finds the products of its lines: of the first hundred at once, of the others in the background; takes chosen products, too',
      { 201: SaveRequestListResponse },
      { 401: '`repeat` without a session: `session.required`', 404: '`repeat` of what is not the person’s own' },
    ),
    requires('request-list.edit'),
    query(LocaleQuery),
    body(NewRequestList),
    async (c) => {
      await countAgainst(c, await lookUpLimits(c, 'request list', PACE))
      const db = database(c.env.DB)
      const { lines: before, aside } = await newList(c, c.req.valid('json'))
      const known = before.filter(({ state }) => state !== 'waiting').length
      const now = Date.now()
      const token = newToken()
      const { lines, matched } = await compareNext(db, before, known, (q) => meaningOf(c, q))
      const isLong = matched < lines.length
      const insert = db.insert(table).values({ token, lines, aside, matched, createdAt: now })
      const job = queueJob({ name: `${JOB} ${token}`, kind: JOB, argument: { token } }, now)
      const data = { token, lines: lines.length }
      const response = await commit(c, isLong ? [insert, job] : [insert], editResult(201, data, 1))
      if (isLong) await runSoon(c, [JOB])
      return response
    },
  )
  .get(
    '/:token',
    describeGet(TAG, 'A page of a list with its products', RequestListResponse, { unknown: true }),
    requires('request-list.read'),
    query(RequestListQuery),
    async (c) => {
      const row = await readNamed(c)
      const page = c.req.valid('query')
      const data = await readContents(database(c.env.DB), row, page, c.var.locale)
      c.header('ETag', versionTag(row.version))
      return c.json({ data, meta: pageMeta(page, row.lines.length) })
    },
  )
  .patch(
    '/:token',
    describeWrite(
      TAG,
      'Changes, removes and adds lines; lines with other words are compared again',
      { 200: SaveRequestListResponse },
      { ...EDIT_FAILURES, 409: 'The list’s lines are still being compared: `request-list.waiting`' },
    ),
    requires('request-list.edit'),
    body(RequestListChange),
    async (c) => {
      await countAgainst(c, await lookUpLimits(c, 'request list edit', EDITS))
      const { num, token, version, lines, aside, asked, matched } = await readNamed(c)
      if (matched < lines.length) throw new AppError('request-list.waiting', 409)
      const change = c.req.valid('json')
      const restored = restoredLines(aside, change.restored, c.var.locale)
      const edited = editLines(lines, { ...change, added: [...change.added, ...restored] })
      const places = edited.flatMap(({ state }, at) => (state === 'waiting' ? [at] : []))
      if (places.length > LINES_A_STEP)
        throw invalidInput([{ path: 'lines', code: 'too-many', message: 'Up to 100 at once' }])
      const compared = await compareLines(
        database(c.env.DB),
        places.flatMap((at) => edited[at] ?? []),
        (q) => meaningOf(c, q),
      )
      const all = edited.map((line, at) => compared[places.indexOf(at)] ?? line)
      const others = aside.filter((_, at) => !change.restored.includes(at))
      const known = [...new Set([...asked, ...change.asked])].slice(-MAX_ASKED)
      const update = sql`UPDATE request_lists SET lines = ${JSON.stringify(all)}, aside = ${JSON.stringify(others)},
          asked = ${JSON.stringify(known)}, matched = ${all.length}, version = ${version + 1}
        WHERE num = ${num}`
      const writes = [...unchanged(c, requestListVersion(token), version), update]
      return commit(c, writes, editResult(200, { token, lines: all.length }, version + 1))
    },
  )
