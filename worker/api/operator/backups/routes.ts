/** /api/operator/backups: lists, makes and gives archives of the database (docs/behaviour.md, "Backups on the desk"). */

import type { R2Bucket } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  AllowDownloadResponse,
  BackupBegun,
  BackupDownload,
  Backups,
  DOWNLOAD_MINUTES,
} from '../../../../domain/contract/backups.ts'
import { MINUTE_MS } from '../../../../domain/durations.ts'
import { backupKey, backupName, completeBackups } from '../../../backups/bucket.ts'
import { callStore } from '../../../call-store.ts'
import { database } from '../../../db/connection.ts'
import { idFrom } from '../../../db/id.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { streamBody } from '../../../stream-body.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeFile, describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { requiresSecondFactor } from '../confirmation/require-confirmation.ts'

const TAG = 'moderation'

/** @throws AppError 409 `backups.unconfigured` where no bucket is bound */
function bucketOf({ env: { BACKUPS } }: Context<ApiEnv>): R2Bucket {
  if (!BACKUPS) throw new AppError('backups.unconfigured', 409)
  return BACKUPS
}

/** Changes nothing: a call needs a write to get an entry in the journal, and that entry allows the download (`wasAsked`). */
const NO_WRITE = sql`SELECT 1`

/** Whether the caller has asked for this archive lately: the journal has an entry of each request. */
async function wasAsked(c: Context<ApiEnv>, name: string): Promise<boolean> {
  const since = idFrom(Date.now() - DOWNLOAD_MINUTES * MINUTE_MS, 0)
  const rows = await database(c.env.DB).all(sql`SELECT 1 FROM journal WHERE act = 'backup-downloaded' AND id >= ${since}
    AND operator = ${signedIn(c).num} AND input ->> 'name' = ${name} LIMIT 1`)
  return rows.length > 0
}

export const backups = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Complete archives of the database, the newest first', Backups),
    requires('backup.read'),
    async (c) => {
      const { BACKUPS } = c.env
      const found = BACKUPS ? await callStore('R2', () => completeBackups(BACKUPS)) : []
      const data = found.map(({ key, at, size }) => ({
        name: backupName(key),
        at: new Date(at).toISOString(),
        bytes: size,
      }))
      return c.json({ data, meta: { bucket: BACKUPS !== undefined } })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Makes an archive now, in the background; one that is being made is begun anew',
      { 202: BackupBegun },
      { 409: 'No bucket is bound: `backups.unconfigured`' },
    ),
    requires('backup.begin'),
    async (c) => {
      bucketOf(c)
      const writes = [queueJob({ name: 'backup' }, Date.now())]
      const response = await commit(c, writes, { status: 202, body: { data: { job: 'backup' as const } } })
      await runSoon(c, ['backup'])
      return response
    },
  )
  .post(
    '/downloads',
    describeWrite(
      TAG,
      'Allows the caller to download an archive: all that the instance stores, personal data too',
      { 201: AllowDownloadResponse },
      { 404: 'No such archive: `backup.unknown`', 409: 'No bucket is bound: `backups.unconfigured`' },
    ),
    requires('backup.download'),
    requiresSecondFactor,
    body(BackupDownload),
    async (c) => {
      const { name } = c.req.valid('json')
      const bucket = bucketOf(c)
      orNotFound(await callStore('R2', () => bucket.head(backupKey(name))), 'backup.unknown')
      const data = { path: `/api/operator/backups/file?name=${name}` }
      return commit(c, [NO_WRITE], { status: 201, body: { data } })
    },
  )
  .get(
    '/file',
    describeFile(TAG, `The archive (tar.gz) whose download was allowed within ${DOWNLOAD_MINUTES} minutes`),
    requires('backup.download'),
    query(BackupDownload),
    async (c) => {
      const { name } = c.req.valid('query')
      const { BACKUPS } = c.env
      const isAllowed = await wasAsked(c, name)
      const stored = isAllowed && BACKUPS ? await callStore('R2', () => BACKUPS.get(backupKey(name))) : null
      const found = orNotFound(stored, 'backup.unknown')
      const headers = {
        'Content-Type': 'application/gzip',
        'Content-Length': String(found.size),
        'Content-Disposition': `attachment; filename="kontor-${name}.tar.gz"`,
        'Cache-Control': 'no-store',
      }
      // Passed on as it comes: an archive is far larger than what an isolate holds.
      return new Response(streamBody(found.body), { headers })
    },
  )
