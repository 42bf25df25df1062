/** Country codes by the names that feeds use, in the three languages. */
import { LOCALES } from '../../../domain/locale.ts'

/** Common names that Unicode's lists do not have. */
// biome-ignore format: a table reads in rows
const ALSO: Record<string, string> = {
  рф: 'RU', россия: 'RU', 'российская федерация': 'RU', кнр: 'CN', 'республика беларусь': 'BY', белоруссия: 'BY',
  'республика казахстан': 'KZ', сша: 'US', usa: 'US', uk: 'GB', 'great britain': 'GB', англия: 'GB', корея: 'KR', 'южная корея': 'KR',
  'republic of korea': 'KR', 'south korea': 'KR', prc: 'CN', тайвань: 'TW', taiwan: 'TW', 'гонконг': 'HK',
  'hong kong': 'HK', türkiye: 'TR', turkey: 'TR', чехия: 'CZ', 'czech republic': 'CZ', оаэ: 'AE',
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Codes of Unicode that are not countries: the European Union, the euro area, the United Nations, unknown ones. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'])

/** DD and SU still have names, but Intl maps them to their successors, so that they are not in use. */
const inUse = (code: string): boolean => !NO_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code

function byName(): Map<string, string> {
  const names = new Map<string, string>()
  for (const locale of LOCALES) {
    const displayed = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const code = first + second
        const name = displayed.of(code)?.toLowerCase()
        if (name && inUse(code)) names.set(name, code)
      }
    }
  }
  for (const [name, code] of Object.entries(ALSO)) names.set(name, code)
  return names
}

let known: Map<string, string> | undefined

/** @returns the ISO 3166-1 alpha-2 code of a country named in English, Russian or Chinese; null for any other text. */
export function countryCode(name: string): string | null {
  known ??= byName()
  return known.get(name.trim().toLowerCase()) ?? null
}
