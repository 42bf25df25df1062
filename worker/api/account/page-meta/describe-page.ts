import type { LinkPreview } from '../../../../domain/contract/link-preview.ts'
import { publicAddress } from '../../../../domain/public-address.ts'
import { AppError } from '../../http/problem.ts'
import { fetchPage, type Outside } from './fetch-page.ts'
import { parseHead } from './head.ts'
import { isOwnZone } from './own-zone.ts'
import { resolvesOver } from './resolve.ts'

/** Time limit for all requests in milliseconds (docs/behaviour.md, "Page metadata"). */
const TIMEOUT = 5000

const publicPicture = (picture: string | null, base: URL): string | null => {
  const url = picture === null ? null : publicAddress(picture, base)
  return url?.protocol === 'https:' ? url.href : null
}

const REQUEST: RequestInit = {
  redirect: 'manual',
  headers: { Accept: 'text/html,application/xhtml+xml', 'User-Agent': 'Mozilla/5.0 (compatible; link preview)' },
}

interface Own {
  /** DNS_OVER_HTTPS. */
  resolver: string | undefined
  /** The site's public origin. */
  site: string
}

/** The real network without the own zone; tests replace it. */
export function network(
  { resolver, site }: Own,
  signal: AbortSignal,
  request: (url: URL) => RequestInit = () => REQUEST,
): Outside {
  const resolves = resolvesOver(resolver, signal)
  return {
    send: (url) => fetch(url, { ...request(url), redirect: 'manual', signal }),
    resolves: async (hostname) => !isOwnZone(site, hostname) && (await resolves(hostname)),
  }
}

/**
 * @param address as a person typed it; without a scheme it is taken as https
 * @param outsideOf makes the network from the signal that aborts its requests
 * @throws AppError 422 as `fetchPage`, and `page.unavailable` where there is no complete response within 5 s
 */
export async function describePage(
  address: string,
  outsideOf: (signal: AbortSignal) => Outside,
  timeout = TIMEOUT,
): Promise<LinkPreview> {
  const typed = address.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/:]+:\d/.test(typed) ? typed : `https://${typed}`
  const signal = AbortSignal.timeout(timeout)
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  try {
    const { url, type, bytes } = await Promise.race([fetchPage(whole, outsideOf(signal)), late])
    const head = parseHead(bytes, type)
    return { ...head, url: url.href, picture: publicPicture(head.picture, url) }
  } catch (error) {
    // The network's own error would reveal to a stranger what exists inside a private network.
    throw error instanceof AppError ? error : new AppError('page.unavailable', 422)
  }
}
