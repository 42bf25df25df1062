/** The operator's virus scanner, which sees each file before anyone else (docs/operating.md, `SCANNER_URL`). */
import type { StoredFile } from '../../../../domain/contract/files.ts'
import type { Bindings } from '../../../bindings.ts'
import { log } from '../../../observe/log.ts'
import { streamBody } from '../../../stream-body.ts'
import { AppError } from '../../http/problem.ts'

/** Milliseconds for a file of 20 MB. */
const TIMEOUT = 20_000
/** The scanner's response to a file that must not be passed on; any 2xx is for one that may. */
const REFUSED = 422

/**
 * Sends a file to SCANNER_URL; without one nothing is scanned.
 * @param content of the file as it would be stored
 * @throws AppError 422 `file.infected`; 503 `scanner.unavailable`: what was not scanned is not stored
 */
export async function scan(env: Bindings, { name, type }: StoredFile, content: () => Promise<unknown>): Promise<void> {
  const { SCANNER_URL, SCANNER_TOKEN } = env
  if (!SCANNER_URL) return
  // A streamed body needs `duplex` (Fetch standard).
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': type,
      'X-File-Name': encodeURIComponent(name),
      ...(SCANNER_TOKEN && { Authorization: `Bearer ${SCANNER_TOKEN}` }),
    },
    body: streamBody(await content()),
    duplex: 'half',
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(TIMEOUT),
  }
  const response = await fetch(SCANNER_URL, request).catch((error: unknown) => {
    log('error', 'the scanner of files does not respond', {}, error)
    throw new AppError('scanner.unavailable', 503)
  })
  await response.body?.cancel()
  if (response.ok) return
  if (response.status === REFUSED) throw new AppError('file.infected', 422)
  log('error', 'the scanner of files failed', { status: response.status })
  throw new AppError('scanner.unavailable', 503)
}
