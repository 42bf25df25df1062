import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds in a tick of /proc: USER_HZ is 100 on every Linux that Node runs on. */
const TICK = 10

/** Fields of /proc/<pid>/stat after the command, which is in parentheses and may contain any character. */
function statOf(pid: string): { command: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    return { command: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') }
  } catch {
    // The process ended between listing and reading.
    return null
  }
}

/**
 * @param parent the process that has started them; this one by default
 * @returns process ids of workerds. Linux only, because it reads /proc.
 */
export const workerds = (parent: number = process.pid): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const stat = statOf(pid)
      return stat?.command === 'workerd' && Number(stat.fields[1]) === parent
    })
    .map(Number)

/** @returns user and system time of all threads of a process so far, in milliseconds. */
export function cpuTime(pid: number): number {
  const { fields } = statOf(String(pid)) ?? { fields: [] }
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** Nanoseconds in a millisecond. */
const NANOSECONDS = 1e6

/** @returns the same of the threads that are running, in parts of a millisecond: for what takes less than a few ticks. */
export function threadTime(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      // The thread ended between listing and reading.
      return 0
    }
  })
  return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS
}
