/** Copies a seeded storage for the server of each build: seeding takes ten seconds, and both need the same. */
import { cpSync, existsSync } from 'node:fs'
import { seededState } from '../bench/storage.ts'
import { BUILDS, stateOf } from './builds.ts'

const seeded = await seededState()
for (const { name } of BUILDS) if (!existsSync(stateOf(name))) cpSync(seeded, stateOf(name), { recursive: true })
