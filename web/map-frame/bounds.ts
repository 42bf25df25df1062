import type { MapPlace } from './messages.ts'

/** Longitude, latitude: the order of GeoJSON and of the vendor. */
export type LngLat = [longitude: number, latitude: number]

/** Zoom for a single place: shows its street and the nearest crossings. */
const STREET = 15
/** Maximum zoom for several places close together, at which their pins do not overlap. */
const TOWN = 13

/** The initial view of the map: one place close up, or bounds that contain all places. */
export type MapView = { center: LngLat; zoom: number } | { bounds: [LngLat, LngLat] }

/** @returns null without places. */
export function viewOf(places: MapPlace[]): MapView | null {
  const [first] = places
  if (!first) return null
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  const west = Math.min(...longitudes)
  const east = Math.max(...longitudes)
  const south = Math.min(...latitudes)
  const north = Math.max(...latitudes)
  // Bounds without an extent would be shown at the highest zoom.
  if (east - west < 0.01 && north - south < 0.01)
    return { center: [first.longitude, first.latitude], zoom: places.length === 1 ? STREET : TOWN }
  return {
    bounds: [
      [west, north],
      [east, south],
    ],
  }
}

/** Pixels by which an arrow key moves a place, on a map whose world is 256 pixels wide at zoom 0. */
const STEP = 8
const ARROWS: Record<string, LngLat> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
/** Latitude at which the Mercator projection ends. */
const MAX_LATITUDE = 85

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/**
 * @returns the position to which an arrow key moves a place: the same distance on the screen in each direction, so smaller steps at
 * higher zoom; null for other keys
 */
export function movedPlace(key: string, [longitude, latitude]: LngLat, zoom: number): LngLat | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const [east, north] = arrow
  const step = (STEP * 360) / (256 * 2 ** zoom)
  const narrower = Math.cos((latitude * Math.PI) / 180)
  return [within(longitude + east * step, 180), within(latitude + north * step * narrower, MAX_LATITUDE)]
}
