/** The built worker as it is deployed, with its limits, on a seeded state that is deleted afterwards. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindingsOf, startLocal } from '../../scripts/local.ts'
import type { Bindings } from '../../worker/bindings.ts'
import { seededState } from '../bench/storage.ts'
import { workerds } from '../bench/workerd-cpu.ts'
import { type Browser, openBrowser, signUp } from '../fixtures/browser.ts'
import { newTaxNumber } from './tax-number.ts'

export interface AttackedSite {
  origin: string
  /** Of workerd. */
  pid: number
  DB: Bindings['DB']
  /** A browser with its own client address, which the platform would put into this header. */
  browserAt: (address: string) => Browser
  /** A new person, signed in. */
  person: (login: string) => Promise<Browser>
  /** A new person with a new organization, which no moderator has looked at. */
  newSupplier: (login: string) => Promise<Browser>
  stop: () => Promise<void>
}

export async function startAttackedSite(): Promise<AttackedSite> {
  const state = mkdtempSync(join(tmpdir(), 'kontor-attack-'))
  process.once('exit', () => rmSync(state, { recursive: true, force: true }))
  cpSync(await seededState(), state, { recursive: true })
  const local = startLocal({ build: 'dist', state })
  const origin = (await local.ready).origin
  const { DB } = await bindingsOf(local)
  const [pid] = workerds()
  if (pid === undefined) throw new Error('The worker has not started')

  function browserAt(address: string): Browser {
    const browser = openBrowser(origin)
    const { send } = browser
    return {
      ...browser,
      send: (method, path, body, more = {}) => send(method, path, body, { 'CF-Connecting-IP': address, ...more }),
    }
  }
  let people = 0
  async function person(login: string): Promise<Browser> {
    const browser = browserAt(`198.51.100.${++people}`)
    await signUp(browser, login)
    return browser
  }
  async function newSupplier(login: string): Promise<Browser> {
    const browser = await person(login)
    await browser.send('POST', '/dev/profile/start', { taxNumber: newTaxNumber(), name: `Works of ${login}` })
    return browser
  }
  return { origin, pid, DB, browserAt, person, newSupplier, stop: () => local.dispose() }
}
