/** Rounds of load: a second of as much as the site takes, then 80 % of that. */
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuTime } from '../bench/workerd-cpu.ts'
import type { Action } from './mix.ts'
import { memoryOf, type Site } from './site.ts'
import { visitor } from './visitor.ts'

/** Enough that workerd never waits for us. */
const CONNECTIONS = 8
/** Milliseconds. The capacity is measured anew in each round: what else the machine does is not the site's doing. */
const BURST = 1_000
const PACED = 5_000
const SHARE = 0.8
/** Milliseconds of a round. */
export const ROUND = BURST + PACED

export interface Round {
  /** Actions a second at most, as measured at the beginning. */
  capacity: number
  /** How much of a core workerd had while it had more to do than it could: less than 1 where others want the machine too. */
  core: number
  /** Milliseconds of each answer at 80 %. */
  latencies: number[]
  /** Milliseconds of CPU for an answer at 80 %. */
  cpu: number
  /** Megabytes, once a second. */
  memory: number[]
}

export interface Load {
  round: () => Promise<Round>
  /** Answers so far, and what was wrong with those that were. */
  answers: () => number
  failures: string[]
  end: () => void
}

/** @param next what to do next, each time it is asked */
export function loadOn({ origin, pid }: Pick<Site, 'origin' | 'pid'>, next: () => Action): Load {
  const failures: string[] = []
  let told: number[] = []
  let answers = 0
  const people = Array.from({ length: CONNECTIONS }, () =>
    visitor(origin, (took) => {
      answers++
      told.push(took)
    }),
  )

  async function act(person: (typeof people)[number]): Promise<void> {
    try {
      await next()(person)
    } catch (error) {
      failures.push(String(error))
    }
  }

  /** As fast as it goes. */
  async function burst() {
    const [start, cpu] = [performance.now(), cpuTime(pid)]
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

  /** One every `gap` milliseconds; who is late because nobody was free does not make up for it with a crowd. */
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
    told = []
    const before = cpuTime(pid)
    await paced(1000 / (SHARE * capacity), memory)
    return { capacity, core, latencies: told, cpu: (cpuTime(pid) - before) / told.length, memory }
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
