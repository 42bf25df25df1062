import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

// Cached, because creating a format takes longer than everything else that is done with a list of countries.
const formats = new Map<Locale, Intl.DisplayNames>()
const names = new Map<string, string>()

/** Names that differ from the Unicode data of `Intl` in common usage of the language. */
const USUAL: Record<Locale, Record<string, string>> = {
  en: {},
  ru: { US: 'США', CG: 'Конго (Браззавиль)', CD: 'Конго (Киншаса)', HK: 'Гонконг', MO: 'Макао' },
  // As publications in mainland China are required to write them.
  zh: { TW: '中国台湾', HK: '中国香港', MO: '中国澳门' },
}

/**
 * @param code ISO 3166-1 alpha-2
 * @returns the country's name in this language; the code itself where the language has no name for it
 */
export const countryName = (code: string, locale: Locale): string =>
  getOrCreate(names, locale + code, () => {
    const format = getOrCreate(formats, locale, () => new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' }))
    return USUAL[locale][code] ?? format.of(code) ?? code
  })
