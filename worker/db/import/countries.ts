/** Countries by the names people write, in the three languages. */
import { LOCALES } from '../../../domain/locale.ts'

/** What the lists of Unicode call otherwise. */
// biome-ignore format: a table reads in rows
const ALSO: Record<string, string> = {
  рф: 'RU', россия: 'RU', 'российская федерация': 'RU', кнр: 'CN', 'республика беларусь': 'BY', белоруссия: 'BY',
  'республика казахстан': 'KZ', сша: 'US', usa: 'US', uk: 'GB', 'great britain': 'GB', англия: 'GB', корея: 'KR', 'южная корея': 'KR',
  'republic of korea': 'KR', 'south korea': 'KR', prc: 'CN', тайвань: 'TW', taiwan: 'TW', 'гонконг': 'HK',
  'hong kong': 'HK', türkiye: 'TR', turkey: 'TR', чехия: 'CZ', 'czech republic': 'CZ', оаэ: 'AE',
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Codes of Unicode that are no country: the European Union, the euro area, the United Nations, unknown ones. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'])

/** DD and SU are known by name still, but have become something else. */
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

/** @returns the ISO 3166-1 alpha-2 code of a country named in English, Russian or Chinese; null when it is none. */
export function countryCode(name: string): string | null {
  known ??= byName()
  return known.get(name.trim().toLowerCase()) ?? null
}
