/** Where editions of the classifiers are published, and what is downloaded from there. */
import { createHash } from 'node:crypto'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import type { InputFile } from '../../worker/db/import/classifier/input-file.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'

/**
 * The statistics office's passport of OKVED-2, which lists its editions, and the tax service's archive of TN VED. Other addresses are set by
 * the variables OKVED_SOURCES and TNVED_SOURCES, separated by spaces.
 */
const PUBLISHED: Record<ClassifierName, string> = {
  okved: 'https://rosstat.gov.ru/opendata/7708234640-okved2/meta.csv',
  tnved: 'https://data.nalog.ru/files/tnved/tnved.zip',
}

/** Milliseconds for one file; the archive has about 3 MB. */
const TIMEOUT = 120_000
const MAX_FILE_BYTES = 50e6
/** A line of a passport of open data: name of an edition and where it is. The latest name is the latest edition. */
const EDITION_LINE = /^"?(data-\d{8}T?\d*-structure-\d{8}T?\d*(?:\.csv)?)"?\s*[,;]\s*"?([^",;\s]+)/gm

/** What was downloaded, so that an edition can be compared with its publisher's. */
interface Fetched {
  address: string
  bytes: number
  /** SHA-256 in hexadecimal digits. */
  sha256: string
  /** When it was last changed, according to its server; null where the server does not state it. */
  changed: string | null
  /** When it was downloaded, ISO 8601. */
  at: string
}

interface Download {
  file: InputFile
  fetched: Fetched
}

/** @returns the addresses of the classifier's files. @throws UnusableInput for an invalid one */
export function sourcesOf(tree: ClassifierName, env: Record<string, string | undefined>): string[] {
  const addresses = (env[`${tree.toUpperCase()}_SOURCES`] || PUBLISHED[tree]).split(/\s+/).filter(Boolean)
  const wrong = addresses.find((one) => !/^https?:$/.test(URL.parse(one)?.protocol ?? ''))
  if (wrong !== undefined) throw new UnusableInput(`${wrong} is no address.`)
  return addresses
}

/** The body up to the maximum size: a server that sends without end must not fill the memory. */
async function bodyOf(response: Response, address: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > MAX_FILE_BYTES) throw new UnusableInput(`${address} is larger than ${MAX_FILE_BYTES / 1e6} MB.`)
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

async function download(address: string): Promise<Download> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error: Error) => {
    const { cause } = error
    throw new UnusableInput(
      `${address} cannot be downloaded: ${cause instanceof Error ? cause.message : error.message}`,
    )
  })
  if (!response.ok) throw new UnusableInput(`${address} answers ${response.status}.`)
  const bytes = await bodyOf(response, address)
  return {
    file: { name: new URL(address).pathname.split('/').at(-1) || address, bytes },
    fetched: {
      address,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      changed: response.headers.get('Last-Modified'),
      at: new Date().toISOString(),
    },
  }
}

/** @returns the address of the latest edition in a passport; null where the file is not a passport */
function latestEdition({ file, fetched }: Download): string | null {
  const editions = [...new TextDecoder().decode(file.bytes).matchAll(EDITION_LINE)]
  const [latest] = editions.toSorted(([, one = ''], [, other = '']) => (one < other ? 1 : -1))
  return latest?.[2] === undefined ? null : new URL(latest[2], fetched.address).href
}

/** Downloads a file, or where it is the passport of a set of data, its latest edition. @throws UnusableInput */
async function downloadEdition(address: string): Promise<Download> {
  const first = await download(address)
  const latest = latestEdition(first)
  return latest === null ? first : download(latest)
}

/**
 * One after the other, as a person would: publishers' servers refuse many connections.
 * @throws UnusableInput where one of them cannot be downloaded: an edition is imported completely or not at all
 */
export async function downloadAll(addresses: readonly string[]): Promise<Download[]> {
  const downloads: Download[] = []
  for (const address of addresses) downloads.push(await downloadEdition(address))
  return downloads
}

export const fetchedText = (all: readonly Fetched[]): string =>
  all
    .map(
      ({ address, bytes, sha256, changed, at }) =>
        `Downloaded ${address} at ${at}: ${bytes} bytes, SHA-256 ${sha256}${changed ? `, changed ${changed}` : ''}`,
    )
    .join('\n')
