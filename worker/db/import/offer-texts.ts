/** The texts of an offer by language: feeds have them in elements of their own (name_ua), or in several with an attribute. */
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import { writtenLanguage } from '../../../domain/written-language.ts'
import type { FaultCode, ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { isUnreadable } from './mojibake.ts'
import { ENDINGS, isOfOther } from './text-elements.ts'

/** Letters of Ukrainian, Belarusian, Kazakh, Tajik, Serbian and their neighbours that Russian does not have. */
const OTHER_CYRILLIC = /[іїєґўқғңһәөұүјҷҳӣӯђћљњџѓќѕ]/giu

/** Whether a Cyrillic text is in another language than Russian: a few such letters may be in names of brands. */
export function isOtherCyrillic(text: string): boolean {
  const others = text.match(OTHER_CYRILLIC)?.length ?? 0
  // Most texts have none: then the count of all Cyrillic letters, which is slower, is not needed.
  return others > 0 && others > (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / 60
}

/** Scripts of languages that the marketplace does not have. */
const OTHER_SCRIPTS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Greek}]/gu

/**
 * A word with a letter of German, French, Polish, Turkish or their neighbours that English does not have. A name, such as "Dürr", begins
 * with a capital letter.
 */
const OTHER_LATIN = /(?<!\p{L})(?=\p{Ll})\p{L}*[äöüßąćęłńśźżşğıñçéèêàâîôûœæåčřšžőűăâîțș]/u

/** Small words of other languages in Latin letters, and small words of English, each only those that the other group does not have. */
const SMALL_WORDS =
  /(?<!\p{L})(?:und|für|mit|aus|oder|nicht|zum|zur|ohne|bei|et|pour|avec|dans|une|los|las|para|por|della|delle|degli|voor|het|oraz|dla|przez|się|ve|ile|için|och|som|til|fra|és|pro|která|który)(?!\p{L})/gu
const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|of|with|for|is|are|to|in|on|from|by)(?!\p{L})/gu

const isOtherLatin = (text: string): boolean =>
  OTHER_LATIN.test(text) ||
  (text.toLowerCase().match(SMALL_WORDS)?.length ?? 0) > (text.toLowerCase().match(ENGLISH_WORDS)?.length ?? 0)

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** @returns the fault of a text in a language that the marketplace does not have, by the language that it is stored under */
function foreign(text: string, language: Locale): FaultCode | null {
  if (language === 'ru' && isOtherCyrillic(text)) return 'language.foreign'
  const others = text.match(OTHER_SCRIPTS)?.length ?? 0
  const isOtherScript = others > 0 && others > lettersOf(text) / 4
  if (language === 'zh') return isOtherScript ? 'language.han' : null
  return isOtherScript || (language === 'en' && isOtherLatin(text)) ? 'language.latin' : null
}

const fits = (text: string, locale: Locale): boolean =>
  /\p{L}/u.test(text) && writtenLanguage(text, 'en') === locale && !(locale === 'ru' && isOtherCyrillic(text))

interface TextSource {
  element: string
  /** The element's own text, '' without one. */
  own: string
  /** Converts a raw text of the feed. */
  clean: (raw: string) => string
  /** Language of a text in Latin letters whose element does not name it. */
  latin: Locale
  /** Another text of the offer in the same language, which helps to detect it. */
  beside?: string
}

const OF_LANGUAGE = { en: 'language.latin', ru: 'language.foreign', zh: 'language.han' } as const

/** Texts of the elements that name a language; a text in another language than its element names is left out. */
function namedTexts(offer: FeedOffer, { element, clean }: TextSource, report: ReportFault): Text {
  const texts: Text = {}
  for (const locale of LOCALES) {
    for (const ending of ENDINGS[locale]) {
      const name = `${element}_${ending}`
      const text = clean(fieldOf(offer, name))
      if (text === '' || texts[locale] !== undefined) continue
      if (fits(text, locale) && !isUnreadable(text)) texts[locale] = text
      else report('language.mixed', name)
    }
  }
  return texts
}

/**
 * @returns the text in each language in which the offer has it. A text in a language that the marketplace does not have counts as that of
 * its script where there is no other, and is reported.
 */
export function offerTexts(offer: FeedOffer, source: TextSource, report: ReportFault): Text {
  const texts = namedTexts(offer, source, report)
  const { own, latin, beside = '' } = source
  if (own === '') return texts
  const language = writtenLanguage(own, latin)
  const whole = writtenLanguage(beside, latin) === language ? `${own}\n${beside}` : own
  const fault = foreign(whole, language) ?? (isOfOther(offer, source.element) ? OF_LANGUAGE[language] : null)
  if (texts[language] !== undefined && (fault || texts[language] !== own)) {
    // An element that names its language is more reliable than one that does not.
    return texts
  }
  if (fault) report(fault, fault === 'language.foreign' ? 'Russian' : undefined)
  return { ...texts, [language]: own }
}
