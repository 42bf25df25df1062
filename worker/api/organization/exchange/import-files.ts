/**
 * `import`: begins the import of the files that have arrived, and responds with its progress. 1C asks again as long as
 * the reply is `progress`. Goods, prices and stock come in separate files, one after another, and nothing marks the
 * last one. So each import includes the files before it, because variants need their goods; rows that an earlier import
 * has written are then unchanged.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { beginWrites } from '../../../automatic-imports/begin.ts'
import { EXCHANGE } from '../../../automatic-imports/continue.ts'
import { storeFetchedFile } from '../../../automatic-imports/store-file.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { importRuns, imports } from '../../../db/schema.ts'
import { zipped } from '../../../spreadsheet/zip.ts'
import { withTimeout } from '../../../with-timeout.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { inBackground } from '../../http/background.ts'
import { countPace, EXCHANGED } from '../../http/save-limits.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import type { ExchangeSession } from './session.ts'
import { bytesOf, type ExchangeFile, readExchangeFiles } from './take-file.ts'

/** Milliseconds to wait for the work: less than 1C and the gateway wait for a response. */
const PATIENCE = 6_000

const isXml = ({ name }: ExchangeFile): boolean => /\.xml$/i.test(name)
const isZip = ({ name }: ExchangeFile): boolean => /\.zip$/i.test(name)

/** `import0_1.xml` may be the first of several files with goods, of which the others have not come yet. */
const isNumbered = ({ name }: ExchangeFile): boolean => /\d_\d+\.xml$/i.test(name)

/** @returns the files that are imported together; empty for a name that none has */
function chosenFiles(files: ExchangeFile[], name: string): ExchangeFile[] {
  const archives = files.filter(isZip)
  if (archives.length > 0) {
    const last = archives.reduce((one, other) => (other.asked > one.asked ? other : one))
    return [archives.find(({ asked }) => asked === 0) ?? last]
  }
  if (!files.some((file) => file.name === name && isXml(file))) return []
  return files.filter((file) => !isXml(file) || file.asked > 0 || file.name === name)
}

async function* pieces(c: Context<ApiEnv>, chosen: ExchangeFile[]): AsyncGenerator<Uint8Array> {
  const [only, ...others] = chosen
  if (only && others.length === 0) yield* bytesOf(c, only)
  else yield* zipped(chosen.map((file) => ({ name: file.name, bytes: bytesOf(c, file) })))
}

async function begin(
  c: Context<ApiEnv>,
  session: ExchangeSession,
  { name, chosen, digest }: { name: string; chosen: ExchangeFile[]; digest: string },
) {
  const viewer = member(c)
  await countPace(c, EXCHANGED, viewer)
  const now = Date.now()
  const file = { id: newId(now), company: viewer.organization.num, author: viewer.num }
  const size = await storeFetchedFile(c.env, file, pieces(c, chosen), now)
  const run = { id: newId(now), company: file.company, source: EXCHANGE, files: digest, name }
  const complete = !chosen.some(isNumbered)
  const names = JSON.stringify(chosen.map((one) => one.name))
  await writeBatch(c.env.DB, [
    ...(await beginWrites(c.env, { ...run, complete }, file, size, now)),
    sql`UPDATE exchange_files SET asked = iif(asked = 0, ${now}, asked)
      WHERE session = ${session.num} AND type = 'catalog' AND name IN (SELECT value FROM json_each(${names}))`,
  ])
}

async function readRun(c: Context<ApiEnv>, digest: string) {
  const [found] = await database(c.env.DB)
    .select({ run: importRuns, row: imports })
    .from(importRuns)
    .innerJoin(imports, eq(imports.num, importRuns.import))
    .where(and(eq(importRuns.source, EXCHANGE), eq(importRuns.files, digest)))
  return found
}

export type ExchangeRun = NonNullable<Awaited<ReturnType<typeof readRun>>>

/** Runs waiting jobs, for PATIENCE at most: 1C asks again at once, and would otherwise ask hundreds of times. */
async function runWaiting(c: Context<ApiEnv>): Promise<void> {
  const run = Promise.resolve(c.var.runJobs?.(['import-files', 'import-run'])).then(
    () => undefined,
    () => undefined,
  )
  await Promise.all([inBackground(c, run), withTimeout(run, PATIENCE).catch(() => undefined)])
}

/**
 * @returns how far the import is; undefined for a file that has not come
 * @throws AppError 429 `rate.limited`; 503 `storage.unavailable`
 */
export async function importNamed(
  c: Context<ApiEnv>,
  session: ExchangeSession,
  name: string,
): Promise<ExchangeRun | undefined> {
  const chosen = chosenFiles(await readExchangeFiles(c, session, 'catalog'), name)
  if (chosen.length === 0) return undefined
  const parts = chosen.map(({ key, size, digest }) => `${key} ${size} ${digest}`)
  const digest = toHex(await sha256(parts.join('\n')))
  if (!(await readRun(c, digest))) {
    // Of two requests at once the slower one finds the run of the other.
    await begin(c, session, { name, chosen, digest }).catch(async (error: unknown) => {
      if (!(await readRun(c, digest))) throw error
    })
  }
  await runWaiting(c)
  return readRun(c, digest)
}
