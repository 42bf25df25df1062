import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, fetch, Headers, Miniflare, type Response, type V4WorkerOptions } from 'miniflare'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { isPrivateRoute } from '../../domain/routes.ts'
import { bindingsOf, localOptions } from '../../scripts/local.ts'
import type { Bindings } from '../../worker/bindings.ts'
import { copyStorage } from '../fixtures/copied-storage.ts'
import { siteDatabase, withStatements } from '../fixtures/databases/site-database.ts'
import { documented } from '../fixtures/documented.ts'
import { screenPaths } from '../fixtures/screen-paths.ts'
import { BROWSER, CRAWLER } from '../fixtures/user-agents.ts'

export { BROWSER, CRAWLER }

/** @returns a copy of a storage, which the caller may write to and has to remove. */
function copied(storage: string): string {
  const state = mkdtempSync(join(tmpdir(), 'site-'))
  copyStorage(storage, state)
  return state
}

/** @returns a folder with all tables and no rows */
export const migratedState = (): string => copied(inject('migrated'))

/** @returns a folder with the whole seed */
export const seededState = (): string => copied(inject('seeded'))

/** All personal data that tests write matches this. */
const OF_PERSONS = /(people|buyers)\.example|Полозова|Анна|\+7 ?914|7914400/

let origin = ''
/** The server of the running test file: its own, or the one of its process; undefined while it uses the server of all files. */
let site: Miniflare | undefined
/** The server that files of this process share, from the first of them on. */
let processSite: Promise<Miniflare> | undefined
/** Responses of the running test file: miniflare waits for unread bodies before it ends. */
const responses: Response[] = []

/** On a connection of its own: on a busy machine workerd may close an idle one at the moment when it is used again. */
const dispatch: Miniflare['dispatchFetch'] = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('Connection', 'close')
  const given = { ...init, headers }
  const response = site ? await site.dispatchFetch(input, given) : await fetch(input, given)
  responses.push(response)
  return response
}

/** Cancels unread bodies, except those that a test has begun to read. */
const leaveUnread = () =>
  Promise.all(
    responses.splice(0).map(async (response) => {
      if (!response.bodyUsed && response.body?.locked === false) await response.body.cancel()
    }),
  )
const messages: string[] = []

/**
 * Starts the built worker with the whole seed before a test file, and stops it afterwards.
 * @param prepare writes to the storage before the first request
 * @param more bindings that wrangler.toml leaves to the operator
 */
export function startSite(
  variables: Record<string, string> = {},
  prepare?: (bindings: Pick<Bindings, 'DB'>) => Promise<void>,
  more: Partial<V4WorkerOptions> = {},
): void {
  let state = ''
  beforeAll(async () => {
    state = seededState()
    messages.length = 0
    site = await openSite(state, variables, more)
    origin = (await site.ready).origin
    await prepare?.(stores())
  })
  afterAll(async () => {
    await leaveUnread()
    await site?.dispose()
    site = undefined
    rmSync(state, { recursive: true })
    expectNoPersons()
  })
}

/**
 * Uses the site that test files of one process share, one after the other, because starting one takes longer than most of them. Such a
 * file gives its people logins and tax numbers of their own (`newLogin()`, `newInn()`), and leaves the rows of the seed as they are.
 */
export function shareSite(): void {
  beforeAll(async () => {
    processSite ??= openProcessSite()
    messages.length = 0
    site = await processSite
    origin = (await site.ready).origin
  })
  afterAll(async () => {
    await leaveUnread()
    site = undefined
    expectNoPersons()
  })
}

/** Miniflare ends workerd with the process. */
async function openProcessSite(): Promise<Miniflare> {
  const state = seededState()
  process.once('exit', () => rmSync(state, { recursive: true, force: true }))
  return openSite(state)
}

async function openSite(
  state: string,
  variables: Record<string, string> = {},
  more: Partial<V4WorkerOptions> = {},
): Promise<Miniflare> {
  const options = localOptions({ build: 'dist', state, variables: { LIMITS: 'off', ...variables } })
  for (const worker of options.workers) Object.assign(worker, more)
  const handleStructuredLogs = ({ message }: { message: string }) => void messages.push(message)
  const opened = new Miniflare(convertV4MiniflareOptions({ ...withStatements(options), handleStructuredLogs }))
  await opened.ready
  return opened
}

/** The log has no personal data, whatever went wrong (docs/operating.md). */
const expectNoPersons = () => expect(messages.filter((line) => OF_PERSONS.test(line))).toEqual([])

/**
 * Uses the site that all short test files share that only read. Its responses may be cached already, and nothing may be written to it. A long
 * file takes another one: on this one it would keep the others waiting.
 */
export function readSite(): void {
  beforeAll(() => {
    origin = inject('read')
  })
  afterAll(leaveUnread)
}

/** @throws Error in a file that uses the shared site */
function ownSite(): Miniflare {
  if (!site) throw new Error('readSite() has no stores, no log and no jobs of its own: use shareSite() or startSite()')
  return site
}

/** Characters that only forbid or allow a line break: word joiner and zero-width space. */
const INVISIBLE = /[\u2060\u200b]/g

/** The body with normal spaces, because tests quote messages as in locales/; no-break spaces are tested in domain/typography.test.ts. */
async function withPlainSpaces<Sent extends { text: () => Promise<string> }>(sending: Promise<Sent>): Promise<Sent> {
  const response = await sending
  const text = response.text.bind(response)
  return Object.assign(response, { text: async () => (await text()).replaceAll('\u00a0', ' ').replace(INVISIBLE, '') })
}

/** One request; redirects are not followed. The path is not resolved: '//x' would be another host. */
export const request = async (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) => {
  const form = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = { method, redirect: 'manual' as const, headers: { 'User-Agent': BROWSER, ...form, ...headers } }
  return documented(
    method,
    path,
    await withPlainSpaces(dispatch(origin + path, body === undefined ? init : { ...init, body })),
  )
}

/** One request over https and under a host name, as in production. */
export const requestSecurely = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  name = 'https://site.example',
) =>
  dispatch(name + path, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': BROWSER, ...headers },
  })

/** The site's address: the Origin of its own pages. */
export const ownOrigin = () => origin

/** The site's database, for changes that no visitor can make. */
export const stores = () => ({ DB: siteDatabase(ownSite()) })

/** The site's buckets, whose first use takes longer than starting the site. */
export const buckets = (): Promise<Pick<Bindings, 'FILES' | 'BACKUPS'>> => bindingsOf(ownSite())

/** Runs the scheduled trigger, and waits for its jobs. */
export const triggerScheduled = async () => (await ownSite().getWorker()).scheduled({ cron: '* * * * *' })

/** Passes a message to the queue's consumer, and waits until it is done. */
export const deliver = async (queue: string) =>
  (await ownSite().getWorker()).queue(queue, [{ id: '1', timestamp: new Date(), attempts: 1, body: '' }])

/** The worker's log, to find the cause of a failed test. */
export const logged = () => messages

type Get = (path: string) => Promise<{ text: () => Promise<string> }>

/** The first of each kind that the API lists. */
export async function samples(get: Get = request) {
  const first = async (path: string): Promise<{ id: string; slug: string }> => {
    const { data }: { data: { id: string; slug: string }[] } = JSON.parse(await (await get(path)).text())
    if (!data[0]) throw new Error(`${path} lists nothing`)
    return data[0]
  }
  return {
    product: await first('/api/products?perPage=1'),
    category: await first('/api/categories'),
    company: await first('/api/companies?perPage=1'),
    serviceCompany: await first('/api/company-services?perPage=1'),
    service: await first('/api/services'),
    story: await first('/api/stories?perPage=1'),
    tag: await first('/api/tags'),
  }
}

/** Paths below a language prefix: every screen that is the same for every visitor, and some lists with a query. */
export async function publicPaths(get: Get = request): Promise<string[]> {
  const { product, category, story, company, serviceCompany, service, tag } = await samples(get)
  const paths = screenPaths({
    product: product.id,
    category: category.id,
    company: company.id,
    serviceCompany: serviceCompany.id,
    story: story.id,
  })
  return [
    ...[...paths].flatMap(([name, path]) => (isPrivateRoute(name) ? [] : [path])),
    `/suppliers?category=${category.id}&page=1`,
    `/services/company?service=${service.id}`,
    `/press_center?tag=${tag.id}`,
    '/press_center?page=2',
  ]
}

/** A page with plain spaces in place of the no-break ones that its names are typeset with (domain/typography.ts). */
export const spaced = (html: string): string => html.replaceAll('\u00a0', ' ')

/** Attributes of each occurrence of a tag, as written in the HTML. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...(attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key ?? '', value ?? '']),
    ),
  )
}

/** The input of that name. */
export const inputOf = (page: string, name: string) => tags(page, 'input').find((one) => one.name === name)
