/**
 * The messages between a page and its map, by postMessage. The frame has no origin of its own, and runs the
 * vendor's code, so its messages are validated.
 */

/** A point with a name. WGS 84 degrees. */
export interface MapPlace {
  id: string
  name: string
  longitude: number
  latitude: number
}

/** From the page: what to show, and which place is chosen. */
export type ToMap =
  | {
      kind: 'show'
      places: MapPlace[]
      chosen: string | null
      /** Whether the places can be moved: only on the form of their owner. */
      movable?: boolean
      theme: 'light' | 'dark'
      /** Names of the buttons, in the page's language. */
      words: { closer: string; farther: string }
    }
  | { kind: 'choose'; id: string | null }

/** From the frame: its script has started; the map is shown; it failed; a place was clicked, or moved. */
export type FromMap =
  | { kind: 'listening' | 'ready' | 'failed' }
  | { kind: 'chosen'; id: string }
  | { kind: 'moved'; id: string; longitude: number; latitude: number }

/** A number of degrees in one property of a message. */
const degrees = (data: object, name: string, most: number): number | null => {
  const [, value] = Object.entries(data).find(([key]) => key === name) ?? []
  return typeof value === 'number' && Math.abs(value) <= most ? value : null
}

/** @returns the message; null for any other message: the vendor's scripts post messages too */
export function readFromMap(data: unknown): FromMap | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  const { kind } = data
  if (kind === 'listening' || kind === 'ready' || kind === 'failed') return { kind }
  const id = 'id' in data && typeof data.id === 'string' ? data.id : null
  if (id === null) return null
  if (kind === 'chosen') return { kind, id }
  const longitude = degrees(data, 'longitude', 180)
  const latitude = degrees(data, 'latitude', 90)
  return kind === 'moved' && longitude !== null && latitude !== null ? { kind, id, longitude, latitude } : null
}
