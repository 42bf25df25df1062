/** The site as `npm start` serves it, on a seeded state that is deleted afterwards. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bindingsOf, startLocal } from '../../scripts/local.ts'
import type { Bindings } from '../../worker/bindings.ts'
import { seededState } from '../bench/storage.ts'
import { workerds } from '../bench/workerd-cpu.ts'
import { freePort } from '../fixtures/free-port.ts'
import { AUTH_KEY, resetPeople } from '../fixtures/people.ts'

export interface Site {
  origin: string
  /** Process id of workerd. */
  pid: number
  /** Errors in its log. */
  errors: string[]
  /** Ends the server, so that `look` has the state to itself. */
  stop: () => Promise<void>
  look: <Found>(use: (bindings: Pick<Bindings, 'DB'>) => Promise<Found>) => Promise<Found>
}

type Fill = ((bindings: Bindings) => Promise<void>) | undefined

/** The seed, and people whose tokens the tests can sign. */
async function prepare(state: string, fill: Fill): Promise<void> {
  cpSync(await seededState(), state, { recursive: true })
  writeFileSync(join(state, 'auth-key'), AUTH_KEY)
  await within(state, async (bindings) => {
    await resetPeople(bindings)
    await fill?.(bindings)
  })
}

async function within<Found>(state: string, use: (bindings: Bindings) => Promise<Found>): Promise<Found> {
  const local = startLocal({ state })
  try {
    return await use(await bindingsOf(local))
  } finally {
    await local.dispose()
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** @param fill adds rows before the server starts */
export async function startSite(fill?: Fill): Promise<Site> {
  const state = mkdtempSync(join(tmpdir(), 'kontor-soak-'))
  process.once('exit', () => rmSync(state, { recursive: true, force: true }))
  await prepare(state, fill)
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), STATE_DIR: state, LIMITS: 'off', CRON: 'off' }
  const server = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const errors: string[] = []
  createInterface(server.stderr).on('line', (line) => line.includes('"level":"error"') && errors.push(line))
  // The server must not outlive this process, however it ends.
  process.once('exit', () => server.kill('SIGKILL'))
  const lines = createInterface(server.stdout)
  for await (const line of lines) if (line.includes(`:${port}`)) break
  const [pid] = workerds(server.pid)
  if (pid === undefined) throw new Error('npm start has not come up')
  return {
    origin: `http://127.0.0.1:${port}`,
    pid,
    errors,
    stop: () => ended(server),
    look: (use) => within(state, use),
  }
}

/** Megabytes of memory that a process has now. */
export const memoryOf = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
