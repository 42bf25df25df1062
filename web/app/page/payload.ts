import { PAYLOAD_PATH } from '../../../domain/payload-path.ts'
import type { Payload } from './page.ts'

/** The response of /_payload.json: the page with the HTML of its slots, its full title and its build's id. */
export interface NavigationPayload extends Payload {
  slots: Record<string, string>
  build: string
}

/** '/ru/catalog?page=2' → '/ru/catalog/_payload.json?page=2' */
export const payloadUrl = (url: URL): string => `${url.pathname.replace(/\/$/, '')}${PAYLOAD_PATH}${url.search}`

/**
 * Fetches a page's payload, whatever its status: an error page has one too.
 * @throws TypeError without network, Error for a response that is not a payload
 */
export async function fetchPayload(url: URL, init?: RequestInit): Promise<NavigationPayload> {
  const response = await fetch(payloadUrl(url), init)
  if (!response.headers.get('Content-Type')?.startsWith('application/json'))
    throw new Error(`no payload: ${response.status}`)
  return response.json()
}
