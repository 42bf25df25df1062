/** Rounds of load: one second at full capacity, then 80 % of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuTime } from '../bench/workerd-cpu.ts'
import type { Action } from './mix.ts'
import { memoryOf, type Site } from './site.ts'
import { visitor } from './visitor.ts'

/** Enough that workerd is never idle. */
const CONNECTIONS = 8
/** Milliseconds. Each round measures the capacity again, because other work on the machine changes it. */
const BURST = 1_000
const PACED = 5_000
const SHARE = 0.8
/** Milliseconds of a round. */
export const ROUND = BURST + PACED

export interface Round {
  /** Capacity in actions a second, measured at the beginning of the round. */
  capacity: number
  /** Share of a core that workerd got at full load: less than 1 on a busy machine. */
  core: number
  /** Milliseconds of each response at 80 %. */
  latencies: number[]
  /** Milliseconds of CPU a response at 80 %. */
  cpu: number
  /** Megabytes, once a second. */
  memory: number[]
}

export interface Load {
  round: () => Promise<Round>
  /** Responses so far. */
  answers: () => number
  failures: string[]
  end: () => void
}

/** @param next gives the next action */
export function loadOn({ origin, pid }: Pick<Site, 'origin' | 'pid'>, next: () => Action): Load {
  const failures: string[] = []
  let latencies: number[] = []
  let answers = 0
  const people = Array.from({ length: CONNECTIONS }, () =>
    visitor(origin, (took) => {
      answers++
      latencies.push(took)
    }),
  )

  async function act(person: (typeof people)[number]): Promise<void> {
    try {
      await next()(person)
    } catch (error) {
      failures.push(String(error))
    }
  }

  /** Full load. */
  async function burst() {
    const start = performance.now()
    const cpu = cpuTime(pid)
    let done = 0
    const flatOut = async (person: (typeof people)[number]) => {
      while (performance.now() - start < BURST) {
        await act(person)
        done++
      }
    }
    await Promise.all(people.map(flatOut))
    const took = performance.now() - start
    return { capacity: (done / took) * 1000, core: (cpuTime(pid) - cpu) / took }
  }

  /** Starts an action every `gap` milliseconds. Delays are not made up for with a burst. */
  async function paced(gap: number, memory: number[]): Promise<void> {
    const start = performance.now()
    let due = start
    const steadily = async (person: (typeof people)[number]) => {
      for (;;) {
        const now = performance.now()
        due = Math.max(due + gap, now - gap)
        if (due > start + PACED) return
        if (due > now) await sleep(due - now)
        await act(person)
        if (memory.length < (performance.now() - start) / 1000) memory.push(memoryOf(pid))
      }
    }
    await Promise.all(people.map(steadily))
  }

  async function round(): Promise<Round> {
    const { capacity, core } = await burst()
    const memory: number[] = []
    latencies = []
    const before = cpuTime(pid)
    await paced(1000 / (SHARE * capacity), memory)
    return { capacity, core, latencies, cpu: (cpuTime(pid) - before) / latencies.length, memory }
  }

  return {
    round,
    answers: () => answers,
    failures,
    end() {
      for (const { leave } of people) leave()
    },
  }
}
