import type { Locale } from './locale.ts'

/** Countries (ISO 3166-1) where mail addressed in Russian or Chinese arrives. */
const WRITTEN: Partial<Record<string, Locale>> = {
  RU: 'ru',
  BY: 'ru',
  KZ: 'ru',
  KG: 'ru',
  TJ: 'ru',
  UZ: 'ru',
  CN: 'zh',
  TW: 'zh',
  HK: 'zh',
}

/** @returns the language in which an address of the country is written on a waybill; null where it is none of the site's */
export const addressLanguage = (country: string): Locale | null => WRITTEN[country] ?? null
