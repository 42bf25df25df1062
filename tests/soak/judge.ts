/** Whether what was measured stayed as it was: the last third of the rounds against the middle one. The first one warms up. */

import { median, quantile } from '../bench/statistics.ts'
import type { BenchRow } from '../bench/table.ts'
import type { Round } from './rounds.ts'

function thirds(rounds: Round[]): { middle: Round[]; last: Round[] } {
  const size = Math.floor(rounds.length / 3)
  return { middle: rounds.slice(-2 * size, -size), last: rounds.slice(-size) }
}

/** What the last third came to for 1 of the middle one; of several rounds the one in their middle counts, so that a hiccup does not. */
function growth(rounds: Round[], figure: (round: Round) => number): number {
  const { middle, last } = thirds(rounds)
  return median(last.map(figure)) / median(middle.map(figure))
}

/** Milliseconds that would have been waited had workerd had a core to itself. */
const latency = (share: number) => (round: Round) => quantile(round.latencies, share) * Math.min(1, round.core)

/** Fewer rounds than in five minutes. */
const SHORT = 50

/**
 * How much more the last third may take than the middle one. In two minutes memory is still on its way to where it stays (1.33 was seen,
 * and 1.01 in six minutes), and so is what an answer costs (1.28): V8 collects when it has to.
 */
const marginOf = (rounds: Round[]): number => (rounds.length < SHORT ? 2 : 1.4)

/** How often something was wrong: an answer's status, a line of the server's log, what was said to be kept. */
interface Faults {
  failures: number
  errors: number
  lost: number
}

/**
 * The rows of the table.
 *
 * Ratios, since milliseconds are the machine's. Their margins are for two cores that other processes want too: CPU time for an answer is
 * nearly independent of them and has the least; of latencies the tail has the most. What they are for grows without end (a cache without
 * a bound, a list walked from its beginning, rows that pile up behind an index), and in half an hour passes any of them; in two
 * minutes it has to be gross.
 */
export function judge(rounds: Round[], answers: number, faults: Faults): BenchRow[] {
  const all = <Figure>(figure: (round: Round) => Figure) => thirds(rounds).last.map(figure)
  const told = (figure: number, unit: string) => `${figure.toFixed(1)} ${unit} in the end`
  const ms = (share: number) => told(median(all(({ latencies }) => quantile(latencies, share))), 'ms')
  return [
    {
      what: 'answers',
      figure: answers,
      note: `${median(all(({ capacity }) => capacity)).toFixed(0)} visits a second at most`,
    },
    { what: 'answers with another status than theirs', figure: faults.failures, budget: { atMost: 0 } },
    { what: 'acknowledged and not there', figure: faults.lost, budget: { atMost: 0 } },
    // Nothing is demanded of it: what a visitor did not notice (a copy that came late) is an error to the log alone.
    { what: 'errors in the log', figure: faults.errors },
    {
      what: 'memory, last third ÷ middle third',
      figure: growth(rounds, ({ memory }) => median(memory)),
      budget: { atMost: marginOf(rounds) },
      note: told(median(all(({ memory }) => median(memory))), 'MB'),
    },
    {
      what: 'median latency, last third ÷ middle third',
      figure: growth(rounds, latency(0.5)),
      budget: { atMost: 2.5 },
      note: ms(0.5),
    },
    {
      what: '95th percentile of latency, last ÷ middle',
      figure: growth(rounds, latency(0.95)),
      budget: { atMost: 4 },
      note: ms(0.95),
    },
    {
      what: 'CPU for an answer, last third ÷ middle third',
      figure: growth(rounds, ({ cpu }) => cpu),
      budget: { atMost: marginOf(rounds) },
      note: told(median(all(({ cpu }) => cpu)), 'ms'),
    },
  ]
}
