/** The operator's geocoder (docs/operating.md, `GEOCODER_URL`). */
import * as v from 'valibot'
import { APP_NAME } from '../../../../domain/app-name.ts'
import type { PlaceQuery } from '../../../../domain/contract/places.ts'
import type { Bindings } from '../../../bindings.ts'

/** Milliseconds; a person waits at a form. */
const TIMEOUT = 4000

const degrees = (most: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most))

/** What Nominatim's `/search` and compatible services respond with; other fields are ignored. */
const Found = v.array(v.object({ lat: degrees(90), lon: degrees(180) }))

/** Five decimals are a metre: more digits are of no use to find a gate. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5

/**
 * @returns null where no geocoder is configured, or it does not have the address
 * @throws Error where it fails, times out or responds with something else
 */
export async function geocode(
  { GEOCODER_URL }: Pick<Bindings, 'GEOCODER_URL'>,
  { address, country }: Pick<PlaceQuery, 'address' | 'country'>,
): Promise<{ latitude: number; longitude: number } | null> {
  if (!GEOCODER_URL) return null
  const url = new URL(GEOCODER_URL)
  for (const [name, value] of Object.entries({
    q: address,
    countrycodes: country.toLowerCase(),
    format: 'jsonv2',
    limit: '1',
  }))
    url.searchParams.set(name, value)
  const response = await fetch(url, {
    headers: { Accept: 'application/json', 'User-Agent': APP_NAME.en },
    // No redirect is followed, so that no other service gets the address; the platform does not support 'error'.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  // Some services respond with this to an address that they do not know.
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the geocoder responded with status ${response.status}`)
  const [first] = v.parse(Found, await response.json())
  return first ? { latitude: rounded(first.lat), longitude: rounded(first.lon) } : null
}
