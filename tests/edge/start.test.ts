/** `npm start`: the variables that it reads, and that none of its processes remain when it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../fixtures/free-port.ts'
import { BROWSER, seededState } from './site.ts'

const started: ChildProcess[] = []
afterAll(() => {
  for (const { pid } of started) if (pid) end(-pid, 'SIGKILL')
})

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended before.
  }
}

/** @param program `npm start` or its script; it leads a process group of its own, so that none of its processes outlives the tests */
async function start(program: string[], environment: Record<string, string>) {
  const [command = '', ...args] = program
  const port = await freePort()
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  for await (const line of createInterface(child.stdout)) if (line.includes('Ctrl+C')) break
  if (!child.pid) throw new Error(`${command} has no process id`)
  return { pid: child.pid, origin: `http://localhost:${port}` }
}

const SCRIPT = [process.execPath, 'scripts/start.ts']
const NPM = ['npm', 'start']

async function isServed(origin: string): Promise<boolean> {
  return fetch(`${origin}/robots.txt`).then(
    (response) => response.ok,
    () => false,
  )
}

test('an API alone, and the site in front of it', async () => {
  const state = seededState()
  const key = { UPSTREAM_KEY: 'a key that both sides share' }
  const api = await start(SCRIPT, { ...key, STATE_DIR: state, ROLE: 'api', CONTACT_EMAIL: 'sales@own.example' })
  const site = await start(NPM, { ...key, API_BASE_URL: api.origin, SITE_ORIGIN: 'https://own.example' })
  const page = await fetch(`${site.origin}/en`, { headers: { 'User-Agent': BROWSER } })
  expect(page.status).toBe(200)
  const html = await page.text()
  // The API's contact address and products, and the edge's own origin.
  const parts = ['sales@own.example', '"/en/product/', 'rel="canonical" href="https://own.example/en"']
  expect(parts.filter((part) => !html.includes(part))).toEqual([])
  // Jobs that are scheduled for a time of day run here as on the platform.
  const finished = async () => {
    const { jobs } = await (await fetch(`${api.origin}/readyz`)).json()
    return jobs?.find(({ name }: { name: string }) => name === 'shown-products')?.finished_at
  }
  await expect.poll(finished, { timeout: 60_000, interval: 1000 }).toBeGreaterThan(0)
  // The API alone has no pages.
  expect((await fetch(`${api.origin}/en`)).status).toBe(404)
  // workerd ends with what started it, by a signal that the script can handle and by one that it cannot.
  end(site.pid, 'SIGTERM')
  end(api.pid, 'SIGKILL')
  const served = () => Promise.all([site, api].map(({ origin }) => isServed(origin)))
  await expect.poll(served, { timeout: 10_000 }).toEqual([false, false])
  rmSync(state, { recursive: true, force: true })
  // Two servers start, and the job alone may take a minute while other tests run.
}, 150_000)

type WayToEnd = [program: string[], signal: NodeJS.Signals]

/** Each program is ended by a signal that it can handle and by one that it cannot; two of these ways are above. */
const WAYS_TO_END: WayToEnd[] = [
  [SCRIPT, 'SIGINT'],
  [SCRIPT, 'SIGTERM'],
  [NPM, 'SIGKILL'],
]

test.runIf(process.env.FULL)('workerd ends with what started it, whichever signal that was sent', async () => {
  // With an external API that is never called there is no storage to prepare.
  const environment = { API_BASE_URL: 'http://127.0.0.1:9' }
  const running = await Promise.all(WAYS_TO_END.map(([program]) => start(program, environment)))
  const served = () => Promise.all(running.map(({ origin }) => isServed(origin)))
  expect(await served()).toEqual(WAYS_TO_END.map(() => true))
  WAYS_TO_END.forEach(([, signal], index) => {
    const pid = running[index]?.pid
    if (pid) end(pid, signal)
  })
  await expect.poll(served, { timeout: 10_000, interval: 250 }).toEqual(WAYS_TO_END.map(() => false))
})
