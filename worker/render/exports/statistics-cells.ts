/** The statistics of an organization as a spreadsheet: totals, products, countries and words below one another. */
import { type ComparedCounts, FUNNEL_STEPS, type Statistics } from '../../../domain/contract/statistics.ts'
import { countryName } from '../../../domain/country-name.ts'
import type { CsvCell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'

const counts = ({ now, before }: ComparedCounts): CsvCell[] => FUNNEL_STEPS.flatMap((step) => [now[step], before[step]])

/** @returns rows of the same columns: what it is about, its name and id, then each number of the period and of the one before */
export function statisticsCells(statistics: Statistics, i18n: I18n): CsvCell[][] {
  const { t, locale } = i18n
  const { period, before, total, products, countries, words, missing } = statistics
  const of = (from: string, to: string) => `${from} – ${to}`
  const periods = [of(period.from, period.to), of(before.from, before.to)]
  return [
    [
      t('statistics.about'),
      t('statistics.name'),
      'ID',
      ...FUNNEL_STEPS.flatMap((step) => periods.map((dates) => `${t(`statistics.${step}`)}, ${dates}`)),
    ],
    [t('statistics.total'), null, null, ...counts(total)],
    ...products.map((one): CsvCell[] => [
      t('statistics.product'),
      labelledText(one.name, i18n),
      one.id,
      ...counts(one),
    ]),
    ...countries.map((one): CsvCell[] => [
      t('statistics.country'),
      one.country === null ? t('statistics.unknown') : countryName(one.country, locale),
      one.country,
      ...counts(one),
    ]),
    ...words.map((one): CsvCell[] => [
      t('statistics.words'),
      one.words,
      null,
      one.shown,
      one.shownBefore,
      one.opened,
      one.openedBefore,
    ]),
    ...missing.map((one): CsvCell[] => [t('statistics.missing'), one.words, null, one.times]),
  ]
}
