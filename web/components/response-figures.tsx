import type { ResponseFigures } from '../../domain/contract/values.ts'
import { percent } from '../../domain/percent.ts'
import { useI18n } from '../app/i18n.tsx'

/** Hours from which the time is given in days. */
const TWO_DAYS = 48

/** @returns how a supplier usually answers, a sentence a figure; none where too few requests count */
export function useResponseTexts(): (figures: ResponseFigures) => string[] {
  const { t, locale } = useI18n()
  return ({ responseTime, responseRate }) => [
    ...(responseTime === null
      ? []
      : [
          responseTime < TWO_DAYS
            ? t('response.hours', { n: responseTime })
            : t('response.days', { n: Math.ceil(responseTime / 24) }),
        ]),
    ...(responseRate === null ? [] : [t('response.rate', { rate: percent(responseRate, locale) })]),
  ]
}
