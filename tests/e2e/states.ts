/** Copies a seeded storage for the server of each build: seeding takes ten seconds, and both need the same; adds what is long ago, and what broke. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { seededState } from '../bench/storage.ts'
import { copyStorage } from '../fixtures/copied-storage.ts'
import { siteDatabase, startWithStatements } from '../fixtures/databases/site-database.ts'
import { BUILDS, stateOf } from './builds.ts'
import { addDeskRows } from './desk-rows.ts'
import { addExpiredQuotes } from './expired-quotes.ts'

const seeded = await seededState()
async function prepare(state: string): Promise<void> {
  if (existsSync(state)) return
  const unfinished = `${state}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  copyStorage(seeded, unfinished)
  const local = startWithStatements({ state: unfinished })
  const database = siteDatabase(local)
  await addExpiredQuotes(database)
  await addDeskRows(database)
  await local.dispose()
  renameSync(unfinished, state)
}

await Promise.all(BUILDS.map(({ name }) => prepare(stateOf(name))))
