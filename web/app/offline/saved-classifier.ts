/** Stores both classifiers on this device: on request or once the site is installed, and again with each edition. */

import { CLASSIFIERS, type ClassifierName } from '../../../domain/classifier/compact.ts'
import { editionId } from '../../../domain/classifier/edition-id.ts'
import type { CodeWhole, Edition, EditionTextList } from '../../../domain/contract/classifier.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { api } from '../api.ts'

/** Cache that the service worker responds from (web/sw/saved-classifier.ts). */
const CODES = 'codes'

/** The smallest request whose response names the current edition. */
const editionOf = async (tree: ClassifierName): Promise<Edition> => {
  const response = await api.get(`/api/${tree}/tree`, { query: { parent: '', depth: '1' } })
  if (!response.ok) throw new Error(`the classifier answers ${response.status}`)
  return (await response.json()).meta.edition
}

/** The current editions. @throws TypeError without network */
export const currentEditions = (): Promise<Edition[]> => Promise.all(CLASSIFIERS.map(editionOf))

const savedPaths = async (): Promise<string[]> =>
  (await (await caches.open(CODES)).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)

/** Where the notes of an edition are stored. */
const textsPath = (tree: ClassifierName, id: string): string => `/api/${tree}/texts?edition=${id}`

/** Whether both classifiers are stored on this device, of any edition. */
export async function areSaved(): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(CODES))) return false
  const paths = await savedPaths()
  return CLASSIFIERS.every((tree) => paths.some((path) => path.startsWith(`/api/${tree}/`)))
}

const START = '{"data":'
const END = ',"meta":'

/** Whether a text is the complete edition: its id is the hash of it. */
const isWhole = async (text: string, { id }: Edition): Promise<boolean> =>
  (await editionId(new TextEncoder().encode(text))) === id

/** The compact form in a response. */
const textIn = (body: string): string => body.slice(START.length, body.lastIndexOf(END))

/** Reads a body to its end. @param onBytes called with the size of each chunk */
async function readAll(response: Response, onBytes: (n: number) => void): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    onBytes(next.value.length)
  }
  return new Blob(chunks).text()
}

/** Bypasses the browser's cache, whose copy may be an incomplete one. */
async function fetchWhole({ tree, id }: Edition, onBytes: (n: number) => void): Promise<string> {
  const response = await api.get(`/api/${tree}/tree`, { query: { edition: id }, cache: 'no-cache' })
  if (!response.ok) throw new Error(`the classifier answers ${response.status}`)
  return textIn(await readAll(response, onBytes))
}

/** @returns the edition, made from the one on this device; null where that cannot be done */
async function fromStored(cache: Cache, edition: Edition): Promise<string | null> {
  const path = (await savedPaths()).find((one) => one.startsWith(`/api/${edition.tree}/tree`))
  const stored = path && (await cache.match(path))
  if (!stored) return null
  try {
    const { data, meta }: CodeWhole = await stored.json()
    const { updated } = await import('./edition-update.ts')
    const text = await updated(data, meta.edition.id, edition)
    return text !== null && (await isWhole(text, edition)) ? text : null
  } catch {
    // A damaged copy, or a failed request: the whole edition replaces it.
    return null
  }
}

/** Notes and explanations; they are replaced with the edition. */
async function saveTexts(cache: Cache, { tree, id }: Edition): Promise<void> {
  const response = await api.get(`/api/${tree}/texts`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the notes answer ${response.status}`)
  await cache.put(textsPath(tree, id), response)
}

async function saveEdition(edition: Edition, onBytes: (n: number) => void): Promise<void> {
  const cache = await caches.open(CODES)
  const { tree, id, url } = edition
  const saved = new Set(await savedPaths())
  if (!saved.has(url)) {
    const text = (await fromStored(cache, edition)) ?? (await fetchWhole(edition, onBytes))
    if (!(await isWhole(text, edition))) throw new Error(`${url} is not what its hash says`)
    const body = `${START}${text}${END}${JSON.stringify({ edition, stale: false })}}`
    await cache.put(url, new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  }
  if (!saved.has(textsPath(tree, id))) await saveTexts(cache, edition)
  // The previous edition is deleted only after this one is stored.
  const needed = [url, textsPath(tree, id)]
  for (const path of await savedPaths())
    if (path.startsWith(`/api/${tree}/`) && !needed.includes(path)) await cache.delete(path)
}

/**
 * Has the service worker store the classifiers' screens in every language: without their documents they could not be
 * opened offline.
 */
const saveScreens = async () => {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: LOCALES.flatMap((locale) => CLASSIFIERS.map((tree) => `/${locale}/${tree}`)) })
}

/**
 * Fetches the editions that are missing, checks their hashes and stores them.
 * @param onProgress called with the share of bytes received, 0 to 1
 * @throws Error where one could not be fetched; what is stored remains
 */
export async function saveCodes(onProgress: (share: number) => void = () => {}): Promise<void> {
  const editions = await currentEditions()
  const saved = new Set(await savedPaths())
  const missing = editions.filter(({ tree, id, url }) => !saved.has(url) || !saved.has(textsPath(tree, id)))
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  let received = 0
  const onBytes = (n: number) => {
    received += n
    onProgress(Math.min(1, received / total))
  }
  for (const edition of missing) await saveEdition(edition, onBytes)
  await saveScreens()
}

/** @returns notes and explanations that are stored on this device; none where there are none */
export async function savedTexts(tree: ClassifierName): Promise<EditionTextList['data']> {
  if (!('caches' in window) || !(await caches.has(CODES))) return []
  const path = (await savedPaths()).find((one) => one.startsWith(`/api/${tree}/texts`))
  const stored = path && (await (await caches.open(CODES)).match(path))
  return stored ? (await stored.json()).data : []
}

export const deleteCodes = (): Promise<boolean> => caches.delete(CODES)
