/**
 * `npm run attack`: the attacks of the first version's security test, against the built worker with its limits. Prints each one's figure
 * then and now, and fails where a defence does not hold. Needs Linux: memory is read from /proc.
 */
import { buildIfNeeded } from '../../scripts/build.ts'
import type { Attack } from './attack.ts'
import { formsInStore, lookUps, madeUpViews } from './costs.ts'
import { formsOfNoOne, formsOfSession, uploadsOfSession } from './memory.ts'
import { savers } from './saving.ts'
import { draftsInSearch } from './search.ts'
import { codesOfNetwork, lockedOut, takenOver } from './sign-in.ts'
import { startAttackedSite } from './site.ts'

// Attacks that measure memory and time come first, because the others leave background work behind.
const ATTACKS: Attack[] = [
  formsOfNoOne,
  uploadsOfSession,
  formsOfSession,
  savers,
  draftsInSearch,
  codesOfNetwork,
  lockedOut,
  takenOver,
  lookUps,
  formsInStore,
  madeUpViews,
]

if (!buildIfNeeded('dist')) process.exit(1)
const site = await startAttackedSite()
let failed = 0
for (const { name, before, run } of ATTACKS) {
  const { now, isHeld } = await run(site)
  if (!isHeld) failed++
  console.log(`${isHeld ? '✓' : '✗'} ${name}: ${before} → ${now}`)
}
await site.stop()
console.log(failed > 0 ? `${failed} of ${ATTACKS.length} attacks succeed` : `All ${ATTACKS.length} attacks are held`)
process.exit(failed > 0 ? 1 : 0)
