/** One fetch of a feed: begins an import with its file, or records that the file is unchanged or why the fetch failed. */
import { desc, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { feedSource } from '../../domain/goods-source.ts'
import { nextFetch } from '../../domain/price-list/feed-schedule.ts'
import type { RunReason, RunStatus } from '../../domain/price-list/import-runs.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { unseal } from '../api/secrets/sealed.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { newId } from '../db/id.ts'
import { type goodsFeeds, importRuns } from '../db/schema.ts'
import { raiseStopped } from './announce.ts'
import { beginWrites } from './begin.ts'
import { FetchFailure, fetchFeed, Validators } from './fetch-feed.ts'
import { storeFetchedFile } from './store-file.ts'

type FeedRow = typeof goodsFeeds.$inferSelect

/**
 * The validators and the number of goods of the last run. They are empty unless its goods were imported: only then may the server respond
 * that nothing has changed.
 */
async function lastRun({ DB }: Bindings, feed: FeedRow) {
  const [last] = await database(DB)
    .select()
    .from(importRuns)
    .where(sql`company = ${feed.company} AND source = ${feedSource(feed.id)}`)
    .orderBy(desc(importRuns.num))
    .limit(1)
  const isIn = last?.status === 'applied' || last?.status === 'unchanged'
  return isIn
    ? { validators: v.parse(Validators, JSON.parse(last.tag ?? '{}')), goods: last.goods }
    : { validators: {}, goods: null }
}

/** A name of the file for people: the end of the address. */
function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return `${hostname}${pathname}`.slice(-120)
}

/**
 * @param now milliseconds since 1970
 * @returns the state of the run
 */
export async function runFeed(env: Bindings, feed: FeedRow, now: number): Promise<RunStatus> {
  const { company, url } = feed
  const run = { id: newId(now), company, source: feedSource(feed.id), files: '', name: nameOf(url), complete: true }
  const scheduled = sql`UPDATE goods_feeds SET next_at = ${nextFetch(feed, now)} WHERE num = ${feed.num}`
  const { validators, goods } = await lastRun(env, feed)
  const file = { id: newId(now), company, author: feed.author ?? 0 }
  const ended = (status: RunStatus, reason: RunReason | null, detail: string, known: Validators) =>
    sql`INSERT INTO import_runs (id, company, source, name, status, reason, detail, goods, tag, created_at, updated_at)
      VALUES (${run.id}, ${company}, ${run.source}, ${run.name}, ${status}, ${reason}, ${detail}, ${goods}, ${JSON.stringify(known)}, ${now}, ${now})`
  let size = 0
  try {
    const authorization = feed.credentials === null ? null : await unseal(env, feed.credentials)
    const found = await fetchFeed(env, { url, authorization, validators }, async (pieces) => {
      size = await storeFetchedFile(env, file, pieces, now)
    })
    if (!found) {
      await writeBatch(env.DB, [ended('unchanged', null, '', validators), scheduled])
      return 'unchanged'
    }
    const begun = await beginWrites(env, run, file, size, now)
    const tagged = sql`UPDATE import_runs SET tag = ${JSON.stringify(found)} WHERE id = ${run.id}`
    await writeBatch(env.DB, [...begun, tagged, scheduled])
    return 'running'
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const failed = ended('failed', error.fault, error.detail, {})
    await writeBatch(env.DB, [failed, scheduled, ...(await raiseStopped(env, run, now))])
    return 'failed'
  }
}
