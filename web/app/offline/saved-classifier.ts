/** Both classifiers on this device, whole: fetched on request or once the site is installed, renewed with each edition. */

import { CLASSIFIERS, type ClassifierName } from '../../../domain/classifier/compact.ts'
import { editionId } from '../../../domain/classifier/edition-id.ts'
import type { Edition } from '../../../domain/contract/classifier.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { api } from '../api.ts'

/** The service worker answers from it (web/sw/saved-classifier.ts). */
const CODES = 'codes'

/** What is asked least for to learn the edition that serves. */
const editionOf = async (tree: ClassifierName): Promise<Edition> => {
  const response = await api.get(`/api/${tree}/tree`, { query: { parent: '', depth: '1' } })
  if (!response.ok) throw new Error(`the classifier answers ${response.status}`)
  return (await response.json()).meta.edition
}

/** The editions that serve. @throws TypeError without network */
export const currentEditions = (): Promise<Edition[]> => Promise.all(CLASSIFIERS.map(editionOf))

const pathsKept = async (): Promise<string[]> =>
  (await (await caches.open(CODES)).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)

/** Whether both classifiers are on this device, of whichever edition. */
export async function areKept(): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(CODES))) return false
  const paths = await pathsKept()
  return CLASSIFIERS.every((tree) => paths.some((path) => path.startsWith(`/api/${tree}/`)))
}

const START = '{"data":'
const END = ',"meta":'

/** Where one byte sequence stands last in another. */
function lastPlace(bytes: Uint8Array, wanted: Uint8Array): number {
  for (let at = bytes.length - wanted.length; at >= 0; at--)
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at
  return -1
}

/** Whether an answer holds the edition whole: its id is the hash of its text. */
async function isWhole(bytes: Uint8Array<ArrayBuffer>, { id }: Edition): Promise<boolean> {
  const end = lastPlace(bytes, new TextEncoder().encode(END))
  return (await editionId(bytes.slice(START.length, end))) === id
}

/** Reads a body to its end. @param onBytes told how many more have come */
async function readAll(answer: Response, onBytes: (n: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    onBytes(next.value.length)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

async function keepEdition(edition: Edition, onBytes: (n: number) => void): Promise<void> {
  // From the network itself: a copy that the browser has may be the one that broke off.
  const answer = await fetch(edition.url, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`the classifier answers ${answer.status}`)
  const bytes = await readAll(answer, onBytes)
  if (!(await isWhole(bytes, edition))) throw new Error(`${edition.url} is not what its hash says`)
  const cache = await caches.open(CODES)
  await cache.put(edition.url, new Response(bytes, { headers: { 'Content-Type': 'application/json' } }))
  // The one before goes only now that this one is there.
  for (const path of await pathsKept())
    if (path.startsWith(`/api/${edition.tree}/`) && path !== edition.url) await cache.delete(path)
}

/** The screens that show them, in every language: without their documents the lists could not be opened. */
const keepScreens = async () => {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: LOCALES.flatMap((locale) => CLASSIFIERS.map((tree) => `/${locale}/${tree}`)) })
}

/**
 * Fetches what of the two is not here yet, checks it by its hash, and keeps it.
 * @param onProgress told which share of the bytes has come, 0 to 1
 * @throws Error where one could not be had; what was here stays
 */
export async function keepCodes(onProgress: (share: number) => void = () => {}): Promise<void> {
  const editions = await currentEditions()
  const kept = new Set(await pathsKept())
  const missing = editions.filter(({ url }) => !kept.has(url))
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0)
  let come = 0
  const onBytes = (n: number) => {
    come += n
    onProgress(Math.min(1, come / total))
  }
  for (const edition of missing) await keepEdition(edition, onBytes)
  await keepScreens()
}

export const dropCodes = (): Promise<boolean> => caches.delete(CODES)
