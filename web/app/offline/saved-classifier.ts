/** Stores both classifiers on this device: on request or once the site is installed, and again with each edition. */

import { CLASSIFIERS, type ClassifierName } from '../../../domain/classifier/compact.ts'
import { editionId } from '../../../domain/classifier/edition-id.ts'
import type { Edition } from '../../../domain/contract/classifier.ts'
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

/** Whether both classifiers are stored on this device, of any edition. */
export async function areSaved(): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(CODES))) return false
  const paths = await savedPaths()
  return CLASSIFIERS.every((tree) => paths.some((path) => path.startsWith(`/api/${tree}/`)))
}

const START = '{"data":'
const END = ',"meta":'

/** Whether a response has the complete edition: its id is the hash of its text. */
async function isWhole(body: string, { id }: Edition): Promise<boolean> {
  const text = body.slice(START.length, body.lastIndexOf(END))
  return (await editionId(new TextEncoder().encode(text))) === id
}

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

async function saveEdition(edition: Edition, onBytes: (n: number) => void): Promise<void> {
  // Bypasses the browser's cache, whose copy may be an incomplete one.
  const response = await fetch(edition.url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the classifier answers ${response.status}`)
  const body = await readAll(response, onBytes)
  if (!(await isWhole(body, edition))) throw new Error(`${edition.url} is not what its hash says`)
  const cache = await caches.open(CODES)
  await cache.put(edition.url, new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  // The previous edition is deleted only after this one is stored.
  for (const path of await savedPaths())
    if (path.startsWith(`/api/${edition.tree}/`) && path !== edition.url) await cache.delete(path)
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
  const missing = editions.filter(({ url }) => !saved.has(url))
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  let received = 0
  const onBytes = (n: number) => {
    received += n
    onProgress(Math.min(1, received / total))
  }
  for (const edition of missing) await saveEdition(edition, onBytes)
  await saveScreens()
}

export const deleteCodes = (): Promise<boolean> => caches.delete(CODES)
