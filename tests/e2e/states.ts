/** Gives the server of each build a storage that is seeded already: seeding takes both of them ten seconds. */
import { cpSync, existsSync } from 'node:fs'
import { seededState } from '../bench/storage.ts'
import { BUILDS, stateOf } from './builds.ts'

const seeded = await seededState()
for (const { name } of BUILDS) if (!existsSync(stateOf(name))) cpSync(seeded, stateOf(name), { recursive: true })
