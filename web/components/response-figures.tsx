import type { ResponseFigures } from '../../domain/contract/values.ts'
import { listed } from '../../domain/listed.ts'
import { LANGUAGE_TAGS, type Locale } from '../../domain/locale.ts'
import { percent } from '../../domain/percent.ts'
import { useI18n } from '../app/i18n.tsx'

/** Hours from which the time is given in days. */
const TWO_DAYS = 48

interface ResponseTexts {
  /** How fast, how often and in which languages a supplier answers. */
  answers: string[]
  /** How often it quotes, and ships in time. */
  deals: string[]
}

/** 'Russian, English' */
function languageNames(languages: readonly Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'language' })
  return listed(
    languages.map((language) => names.of(language)),
    locale,
  )
}

/** @returns how a supplier deals with requests, a sentence a figure; none where too little counts */
export function useResponseTexts(): (figures: ResponseFigures) => ResponseTexts {
  const { t, locale } = useI18n()
  const rate = (key: 'rate' | 'quotes' | 'onTime', value: number | null) =>
    value === null ? [] : [t(`response.${key}`, { rate: percent(value, locale) })]
  return ({ responseTime, responseRate, quoteRate, languages, onTimeRate }) => ({
    answers: [
      ...(responseTime === null
        ? []
        : [
            responseTime < TWO_DAYS
              ? t('response.hours', { n: responseTime })
              : t('response.days', { n: Math.ceil(responseTime / 24) }),
          ]),
      ...rate('rate', responseRate),
      ...(languages.length === 0 ? [] : [t('response.languages', { languages: languageNames(languages, locale) })]),
    ],
    deals: [...rate('quotes', quoteRate), ...rate('onTime', onTimeRate)],
  })
}
