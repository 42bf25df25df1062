import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { readDuty } from '../../domain/classifier/duty.ts'
import { LEVELS, type Level } from '../../domain/classifier/levels.ts'
import type { Duty, SingleDuty, SpecificRate } from '../../domain/contract/duty.ts'
import type { Localized } from '../../domain/contract/values.ts'
import type { MessageKey } from '../../domain/i18n.ts'
import { useI18n } from '../app/i18n.tsx'

/** Messages for the tariff's units; any other unit is shown in the tariff's wording. */
const UNITS: Record<string, MessageKey> = {
  шт: 'codes.unit.piece',
  '100 шт': 'codes.unit.hundred',
  '1000 шт': 'codes.unit.thousand',
  'шт, м': 'codes.unit.pieceMetre',
  'шт (колод)': 'codes.unit.deck',
  пар: 'codes.unit.pair',
  м: 'codes.unit.metre',
  'м²': 'codes.unit.squareMetre',
  'м³': 'codes.unit.cubicMetre',
  '1000 м³': 'codes.unit.thousandCubicMetres',
  л: 'codes.unit.litre',
  '1000 л': 'codes.unit.thousandLitres',
  'л 100% спирта': 'codes.unit.alcohol',
  г: 'codes.unit.gram',
  'г Д/И': 'codes.unit.fissile',
  кар: 'codes.unit.carat',
  Ки: 'codes.unit.curie',
  '1000 кВт·ч': 'codes.unit.energy',
  'кг 90% с/в': 'codes.unit.dry',
}

/** кг N, кг NaOH: kilograms of a substance. */
const OF_SUBSTANCE = /^кг ([A-Z]\w*)$/

/** @returns a function that translates the unit of quantity of a code where possible, else gives the tariff's own text */
export function useUnit(): (unit: string) => Localized {
  const { t, locale } = useI18n()
  return (unit) => {
    const key = UNITS[unit]
    if (key) return { text: t(key), lang: locale }
    const substance = OF_SUBSTANCE.exec(unit)?.[1]
    return substance ? { text: t('codes.unit.of', { substance }), lang: locale } : { text: unit, lang: 'ru' }
  }
}

/** @returns a function that writes an import duty in the page's language */
export function useRule(): (duty: Duty) => string {
  const { t, number } = useI18n()
  const money = ({ amount, currency, per, unit }: SpecificRate) =>
    t(`codes.duty.${currency}`, {
      amount: number(Number(amount)),
      per: t(`codes.duty.per.${unit}`, { per: number(Number(per)) }),
    })
  const single = (duty: SingleDuty): string => {
    if (duty.kind === 'percent') return t('codes.duty.percent', { percent: number(Number(duty.percent)) })
    if (duty.kind === 'specific') return money(duty)
    const percent = number(Number(duty.rate.percent))
    return duty.kind === 'plus'
      ? t('codes.duty.plus', { percent, money: money(duty.plus) })
      : t('codes.duty.least', { percent, money: money(duty.least) })
  }
  return (duty) => {
    if (duty.kind !== 'either') return single(duty)
    const [one, other] = duty.of
    return t(`codes.duty.${duty.which}`, { one: single(one), other: single(other) })
  }
}

/** @returns a function that translates the import duty of a code where possible, else gives the tariff's own text */
export function useDuty(): (duty: string) => Localized {
  const { locale } = useI18n()
  const sayRule = useRule()
  return (text) => {
    const duty = readDuty(text)
    return duty ? { text: sayRule(duty), lang: locale } : { text, lang: 'ru' }
  }
}

/** @returns a function that names a level of a classifier */
export function useLevel(): (tree: ClassifierName, level: Level) => string {
  const { t } = useI18n()
  return (tree, level) => {
    const okved = LEVELS.okved.find((one) => one === level)
    const tnved = LEVELS.tnved.find((one) => one === level)
    if (tree === 'okved') return okved ? t(`codes.level.okved.${okved}`) : ''
    return tnved ? t(`codes.level.tnved.${tnved}`) : ''
  }
}
