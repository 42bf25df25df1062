/** Fields of what the application itself asks for. */
import { type Row, TIME } from './row.ts'

export const APP: Record<string, Row> = {
  build: ['Changes with every build of the site', 'm8x2k1'],
  parts: ['How many sitemaps of 50,000 addresses there are', 1],
  key: ['', 'status'],
  maxLength: ['Characters; null for a choice', 100],
  flags: ['Features that are on or off'],
  subject: ['', 'Your code'],
  body: ['', '123456'],
  sentAt: ['ISO 8601, UTC', TIME],
  query: ['What was typed', 'Екатеринбург, Малышева'],
  language: ['Of the suggestions'],
  locations: ['An address that satisfies any of them will do'],
  unrestricted_value: ['', '620014, Yekaterinburg, ul. Malysheva, 36'],
  country_iso_code: ['ISO 3166-1 alpha-2; `*` is any', 'RU'],
  geo_lat: ['', '56.838'],
  geo_lon: ['', '60.597'],
  new: ['', 1],
  answered: ['', 0],
  closed: ['', 0],
}
