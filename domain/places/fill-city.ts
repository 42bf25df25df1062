import { byLocale } from '../locale.ts'
import type { City } from './find-city.ts'

/** Coordinates as they are typed. */
interface Place {
  latitude: string
  longitude: string
}

const isAt = ({ latitude, longitude }: City, north: string, east: string): boolean =>
  String(latitude) === north && String(longitude) === east

/** Whether a form has a place that is more than the center of a city: such a place is never overwritten automatically. */
export function hasOwnPlace({ latitude, longitude }: Place, cities: readonly City[]): boolean {
  const north = latitude.trim()
  const east = longitude.trim()
  return (north !== '' || east !== '') && !cities.some((one) => isAt(one, north, east))
}

/**
 * @param fields of an organization's form, as they are
 * @param cities of the list
 * @returns the fields that a chosen city fills in: its names, and its center where the form has no place, or the center of another city
 */
export function filledByCity(city: City, fields: Place, cities: readonly City[]): Record<string, string> {
  const names = Object.entries(byLocale((locale) => city.names[locale])).map(([locale, name]) => [
    `city.${locale}`,
    name,
  ])
  const place = { 'coordinates.latitude': String(city.latitude), 'coordinates.longitude': String(city.longitude) }
  return { ...Object.fromEntries(names), ...(!hasOwnPlace(fields, cities) && place) }
}
