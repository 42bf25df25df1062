import type { Payload } from './page.ts'

/** The answer of /_payload.json: the page with the HTML of its written parts, its full title and the build it is of. */
export interface NavigationPayload extends Payload {
  slots: Record<string, string>
  build: string
}

/** '/ru/catalog?page=2' → '/ru/catalog/_payload.json?page=2' */
export const payloadUrl = (url: URL): string => `${url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`

/**
 * Fetches what a page needs, whatever its status: an error page is a page too.
 * @throws TypeError without network, Error for an answer that is no payload
 */
export async function fetchPayload(url: URL, init?: RequestInit): Promise<NavigationPayload> {
  const answer = await fetch(payloadUrl(url), init)
  if (!answer.headers.get('Content-Type')?.startsWith('application/json'))
    throw new Error(`no payload: ${answer.status}`)
  return answer.json()
}
