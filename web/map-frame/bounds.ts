import type { Place } from './messages.ts'

/** Longitude, latitude: the order of GeoJSON and of the vendor. */
export type LngLat = [longitude: number, latitude: number]

/** How near a single place is shown: its street and the next crossings. */
const STREET = 15
/** What more than one place may be shown at: towns of the same name stand apart, works of one town do not touch. */
const TOWN = 13

/** Where the map looks at first: one place from near, several so that all are seen. */
export type View = { center: LngLat; zoom: number } | { bounds: [LngLat, LngLat] }

/** @returns null without places. */
export function viewOf(places: Place[]): View | null {
  const [first] = places
  if (!first) return null
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  // Bounds without an extent would be looked at from as near as the map goes.
  if (east - west < 0.01 && north - south < 0.01)
    return { center: [first.longitude, first.latitude], zoom: places.length === 1 ? STREET : TOWN }
  return {
    bounds: [
      [west, north],
      [east, south],
    ],
  }
}
