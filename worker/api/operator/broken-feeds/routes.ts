/** /api/operator/broken-feeds: feeds and exchanges that have failed lately (docs/behaviour.md, "Operators' desk"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { BrokenFeeds, FetchFeedResponse } from '../../../../domain/contract/broken-feeds.ts'
import { RECENT_DAYS } from '../../../../domain/contract/operator-overview.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { feedSource } from '../../../../domain/goods-source.ts'
import type { RunReason } from '../../../../domain/price-list/import-runs.ts'
import { FETCHING, fetchNow } from '../../../automatic-imports/fetch-now.ts'
import { database } from '../../../db/connection.ts'
import { runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'

/** Feeds that a response has, those that failed last. */
const MAX_FEEDS = 200

interface Row {
  id: string
  source: string
  name: string
  reason: RunReason | null
  detail: string
  at: number
  failures: number
  company: string
  names: string
  works: number
  fetchable: number
}

export const brokenFeeds = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet('moderation', `Feeds and exchanges that have failed within ${RECENT_DAYS} days`, BrokenFeeds),
    requires('desk-company.read'),
    query(LocaleQuery),
    async (c) => {
      const since = Date.now() - RECENT_DAYS * DAY_MS
      const rows = await database(c.env.DB).all<Row>(
        sql`WITH failed AS (SELECT company, source, max(num) AS num, count(*) AS failures FROM import_runs INDEXED BY import_runs_old
          WHERE created_at >= ${since} AND status = 'failed' GROUP BY company, source ORDER BY 3 DESC LIMIT ${MAX_FEEDS})
        SELECT run.id, run.source, run.name, run.reason, run.detail, run.created_at AS at, failed.failures, c.id AS company, c.names,
          EXISTS (SELECT 1 FROM import_runs AS later WHERE later.company = run.company AND later.source = run.source
            AND later.num > run.num AND later.status IN ('applied', 'unchanged')) AS works,
          EXISTS (SELECT 1 FROM goods_feeds AS f WHERE run.source = ${feedSource('')} || f.id AND f.company = run.company) AS fetchable
        FROM failed CROSS JOIN import_runs AS run ON run.num = failed.num CROSS JOIN companies AS c ON c.num = failed.company
        ORDER BY failed.num DESC`,
      )
      return c.json({
        data: rows.map(({ id, source, name, reason, detail, at, failures, company, names, works, fetchable }) => ({
          id,
          reason,
          detail,
          failures,
          works: works === 1,
          fetchable: fetchable === 1,
          company: { id: company, name: localized(JSON.parse(names), c.var.locale) },
          kind: source === 'exchange' ? ('exchange' as const) : ('feed' as const),
          name: name.replace(/\?.*$/, ''),
          at: new Date(at).toISOString(),
        })),
      })
    },
  )
  .post(
    '/:id/fetch',
    describeWrite(
      'moderation',
      'Fetches the feed of a run that has failed now; what comes of it is among the runs of its supplier',
      { 202: FetchFeedResponse },
      { 404: 'No such run, or its supplier has removed the address' },
    ),
    requires('feed.repeat'),
    async (c) => {
      const { id, feed } = await loadOwn(c, 'feed.unknown', (db, given) =>
        db.get<{ id: string; feed: number }>(sql`SELECT run.id, f.num AS feed FROM import_runs AS run
        CROSS JOIN goods_feeds AS f ON run.source = ${feedSource('')} || f.id AND f.company = run.company WHERE run.id = ${given}`),
      )
      const response = await commit(c, fetchNow(feed, Date.now()), { status: 202, body: { data: { id } } })
      await runSoon(c, FETCHING)
      return response
    },
  )
