/** Compares the last third of the rounds with the middle third; the first third warms up. */

import { median, quantile } from '../bench/statistics.ts'
import type { BenchRow } from '../bench/table.ts'
import type { Round } from './rounds.ts'

function thirds(rounds: Round[]): { middle: Round[]; last: Round[] } {
  const size = Math.floor(rounds.length / 3)
  return { middle: rounds.slice(-2 * size, -size), last: rounds.slice(-size) }
}

/** Ratio of the last third to the middle third, by medians, so that a single slow round does not count. */
function growth(rounds: Round[], figure: (round: Round) => number): number {
  const { middle, last } = thirds(rounds)
  return median(last.map(figure)) / median(middle.map(figure))
}

/** Latency in milliseconds, reduced by the share of a core that workerd did not get from a busy machine. */
const latency = (share: number) => (round: Round) => quantile(round.latencies, share) * Math.min(1, round.core)

/** A run with fewer rounds is short, less than five minutes. */
const SHORT = 50

/**
 * Allowed ratio of the last third to the middle third. In short runs memory still grows (1.33 was measured in two
 * minutes, 1.01 in six), and so does the CPU time of a response (1.28), because V8 delays garbage collection.
 */
const marginOf = (rounds: Round[]): number => (rounds.length < SHORT ? 2 : 1.4)

/** Numbers of wrong statuses, of errors in the server's log, and of acknowledged writes that are not stored. */
interface Faults {
  failures: number
  errors: number
  lost: number
}

/**
 * The rows of the table.
 *
 * Figures are ratios, because milliseconds depend on the machine. Their margins allow for a busy machine: the smallest
 * is for CPU time, which hardly depends on that, the largest for the slowest responses. The test has to detect what
 * grows without limit (an unbounded cache, a list read from its beginning, rows without an index): half an hour is
 * enough for that, a short run detects only gross cases.
 */
export function judge(rounds: Round[], answers: number, faults: Faults): BenchRow[] {
  const all = <Figure>(figure: (round: Round) => Figure) => thirds(rounds).last.map(figure)
  const summary = (figure: number, unit: string) => `${figure.toFixed(1)} ${unit} in the end`
  const ms = (share: number) => summary(median(all(({ latencies }) => quantile(latencies, share))), 'ms')
  return [
    {
      what: 'responses',
      figure: answers,
      note: `${median(all(({ capacity }) => capacity)).toFixed(0)} visits a second at most`,
    },
    { what: 'responses with a wrong status', figure: faults.failures, budget: { atMost: 0 } },
    { what: 'acknowledged and not stored', figure: faults.lost, budget: { atMost: 0 } },
    // Without a budget, because some errors do not affect visitors, such as a failed write to the cache.
    { what: 'errors in the log', figure: faults.errors },
    {
      what: 'memory, last third ÷ middle third',
      figure: growth(rounds, ({ memory }) => median(memory)),
      budget: { atMost: marginOf(rounds) },
      note: summary(median(all(({ memory }) => median(memory))), 'MB'),
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
      what: 'CPU a response, last third ÷ middle third',
      figure: growth(rounds, ({ cpu }) => cpu),
      budget: { atMost: marginOf(rounds) },
      note: summary(median(all(({ cpu }) => cpu)), 'ms'),
    },
  ]
}
