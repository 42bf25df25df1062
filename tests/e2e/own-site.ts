/** A site of a test's own, for what would change the shared one under other tests: its storage is the seed's. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { seededState } from '../bench/storage.ts'
import { copyStorage } from '../fixtures/copied-storage.ts'
import { siteDatabase, startWithStatements } from '../fixtures/databases/site-database.ts'
import { adminOf } from './admins.ts'
import { test as shared } from './site.ts'

/** Login of its only operator. */
export const OWN_OPERATOR = adminOf('own-site', 0)

const VARIABLES = { LIMITS: 'off', ADMIN_LOGINS: OWN_OPERATOR }

interface Own {
  origin: string
  db: D1Database
}

/** Pages of these tests are the own site's, whose database is `own.db`. */
export const test = shared.extend<{ own: Own }>({
  own: async ({ browserName: _ }, use, info) => {
    const state = mkdtempSync(join(tmpdir(), 'own-site-'))
    copyStorage(await seededState(), state)
    const build = info.project.name === 'tiny' ? 'dist-tiny' : 'dist'
    const local = startWithStatements({ build, state, variables: VARIABLES })
    const { port } = await local.ready
    await use({ origin: `http://localhost:${port}`, db: siteDatabase(local) })
    await local.dispose()
    rmSync(state, { recursive: true })
  },
  baseURL: ({ own }, use) => use(own.origin),
})
