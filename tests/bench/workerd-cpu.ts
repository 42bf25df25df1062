import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds in a tick of /proc: USER_HZ is 100 on every Linux that Node runs on. */
const TICK = 10

/** Fields of /proc/<pid>/stat behind the command, whose name in parentheses may hold anything. */
function statOf(pid: string): { command: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    return { command: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') }
  } catch {
    // Gone between listing and reading.
    return null
  }
}

/**
 * @param parent process that has started them; this one by default
 * @returns process ids of workerds. Linux only: elsewhere there is no /proc to read them from.
 */
export const workerds = (parent: number = process.pid): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const stat = statOf(pid)
      return stat?.command === 'workerd' && Number(stat.fields[1]) === parent
    })
    .map(Number)

/** @returns user and system time of a process so far, in milliseconds, of all its threads. */
export function cpuTime(pid: number): number {
  const { fields } = statOf(String(pid)) ?? { fields: [] }
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
