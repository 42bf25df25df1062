/** Elements with a text for readers, which feeds may also have by language: <name_ru>, <name lang="ru">. */
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { type FeedOffer, fieldOf } from './feed.ts'

const TEXTS = ['name', 'description']

/** Endings of the elements' names, and values of `lang`. */
export const ENDINGS: Record<Locale, readonly string[]> = {
  en: ['en', 'eng', 'en-us', 'en-gb'],
  ru: ['ru', 'rus', 'ru-ru'],
  zh: ['zh', 'cn', 'zh-cn', 'zh-hans'],
}

/** Language codes that the marketplace does not have. */
// biome-ignore format: a list reads in rows
const OTHERS = [
  'ua', 'uk', 'ukr', 'by', 'be', 'kz', 'kk', 'uz', 'tg', 'tk', 'ky', 'mn', 'az', 'hy', 'ka', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'cs',
  'sk', 'hu', 'ro', 'bg', 'sr', 'hr', 'sl', 'lt', 'lv', 'et', 'fi', 'sv', 'nl', 'el', 'tr', 'ja', 'jp', 'ko', 'kr', 'vi', 'th', 'ar', 'he',
]

const OURS = Object.values(ENDINGS).flat()

/** All elements that an import reads as a text in a language. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(
  TEXTS.flatMap((element) => [...OURS, ...OTHERS].map((ending) => `${element}_${ending}`)),
)

/** @returns the language that an attribute names: one of the marketplace's, 'other', or null for an unknown one */
export function languageOf(lang = ''): Locale | 'other' | null {
  const [code = ''] = lang.toLowerCase().split(/[-_]/)
  return LOCALES.find((locale) => ENDINGS[locale].includes(code)) ?? (OTHERS.includes(code) ? 'other' : null)
}

/** @returns the name under which an element is stored: with the language's ending if the element has a text and the language is known */
export function elementName(name: string, lang = ''): string {
  const code = lang.toLowerCase().replace('_', '-')
  const named = [code, code.split('-', 1)[0]].map((ending) => `${name}_${ending}`)
  return named.find((one) => TEXT_ELEMENTS.has(one)) ?? name
}

/**
 * @returns the element's text; where only elements by language have one, the first of these, since a text in another language is better
 * than none
 */
export const plainField = (offer: FeedOffer, element: string): string =>
  fieldOf(offer, element) ||
  ([...OTHERS, ...OURS].map((ending) => fieldOf(offer, `${element}_${ending}`)).find(Boolean) ?? '')

/** Whether an offer has a text only under a language that the marketplace does not have. */
export const isOfOther = (offer: FeedOffer, element: string): boolean =>
  fieldOf(offer, element) === '' && OTHERS.some((ending) => fieldOf(offer, `${element}_${ending}`) !== '')
