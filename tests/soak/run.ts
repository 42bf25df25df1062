/**
 * `npm run soak [-- --minutes 30]`: runs the site as `npm start` serves it at 80 % of its capacity, for that time
 * including start and end. Fails for a wrong response, an acknowledged write that is not stored, and growing memory or
 * latency (judge.ts). Linux only.
 */
import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../../scripts/build.ts'
import { isPast, printRows } from '../bench/table.ts'
import { judge } from './judge.ts'
import { lostOf, newLedger } from './ledger.ts'
import { mixOf, waresOf } from './mix.ts'
import { loadOn, ROUND, type Round } from './rounds.ts'
import { startSite } from './site.ts'
import { visitor } from './visitor.ts'

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } }).values
/** Fewer rounds show no trend. */
const MIN_ROUNDS = 6
/** Milliseconds reserved for stopping and for looking into the database. */
const AFTERWARDS = 6_000
/** How many failures are printed. */
const MAX_PRINTED = 10

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

if (process.platform !== 'linux') stop('The soak reads memory and CPU time from /proc, which is there on Linux only.')
if (!(Number(minutes) > 0)) stop(`--minutes is a number above 0, not ${minutes}`)
if (!buildIfNeeded('dist')) stop('The build failed.')

// Exits at a signal, so that the exit handlers end the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const end = performance.now() + Number(minutes) * 60_000 - AFTERWARDS
const site = await startSite()
const ledger = newLedger()
const guide = visitor(site.origin, () => {})
const load = loadOn(site, mixOf(await waresOf(guide), ledger))
guide.leave()

const rounds: Round[] = []
while (performance.now() + ROUND < end || rounds.length < MIN_ROUNDS) rounds.push(await load.round())
load.end()
await site.stop()

const lost = await site.look(({ DB }) => lostOf(ledger, DB))
for (const lines of [load.failures, site.errors, lost])
  for (const line of lines.slice(0, MAX_PRINTED)) console.error(line)
const { people, inquiries, favourites, products } = ledger
console.log(
  `${rounds.length} rounds; ${people.size} people signed up, ${inquiries.size} inquiries, ${favourites.size} favourites, ${products.size} products edited`,
)
const faults = { failures: load.failures.length, errors: site.errors.length, lost: lost.length }
const rows = judge(rounds, load.answers(), faults)
printRows(`${minutes} minutes at 80 % of capacity`, [['React', rows]])
process.exit(rows.some(isPast) ? 1 : 0)
