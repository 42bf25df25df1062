import type { Category } from '../../../domain/contract/categories.ts'
import type { Edited, EditedValues } from '../../../domain/contract/product-edits.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { percent } from '../../../domain/percent.ts'
import type { EditedField } from '../../../domain/product-edit-terms.ts'
import { UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useWording } from '../account-imports/wording.ts'

/** @returns a function that says what a change does: "Prices +3%", "Unit: metre" */
export function useChangeText(categories: Category[]): (change: Edited) => string {
  const i18n = useI18n()
  const value = useValueText()
  const { t, locale } = i18n
  const detail = (change: Edited): string => {
    switch (change.field) {
      case 'price':
        return `${change.percent > 0 ? '+' : '−'}${percent(Math.abs(change.percent), locale)}`
      case 'currency':
        return change.currency
      case 'vat':
        return value.vat(change.vat)
      case 'category': {
        const category = categories.find(({ id }) => id === change.category)
        return category ? labelledText(category.name, i18n) : ''
      }
      case 'unit':
        return value.unit(change.unit)
      case 'leadDays':
        return value.days(change.leadDays)
      case 'stock':
        return value.stock(change.stock)
      case 'status':
        return t(`account.status.${change.status}`)
      case 'remove':
      case 'copy':
      case 'cells':
        return ''
    }
  }
  const subject = ({ field }: Edited) => t(field === 'price' ? 'edits.direction.label' : `edits.field.${field}`)
  return (change) => [subject(change), detail(change)].filter(Boolean).join(': ')
}

/** Values of a product in words. */
function useValueText() {
  const { t, number } = useI18n()
  return {
    vat: (vat: EditedValues['vat']) =>
      vat ? t(`imports.vat.${vat.included ? 'included' : 'excluded'}`, { rate: vat.rate }) : t('imports.vat.none'),
    unit: (unit: string) => {
      const known = UNITS.find((one) => one === unit)
      return known ? t(`account.units.${known}`) : unit
    },
    days: (days: EditedValues['leadDays']) =>
      days === null ? t('edits.noDays') : t('edits.days', { from: number(days.from), to: number(days.to), n: days.to }),
    stock: (stock: number | null) => {
      if (stock === null) return t('account.stockUnknown')
      return stock === 0 ? t('account.toOrder') : number(stock)
    },
  }
}

/** @returns a function that writes a product's value of the changed field */
export function useChangedValueText(field: EditedField): (values: EditedValues) => string {
  const { t, money } = useI18n()
  const wording = useWording()
  const value = useValueText()
  return (values) => {
    const { amounts, currency } = values
    const prices = () =>
      amounts.length === 0 ? t('imports.noPrice') : amounts.map((amount) => money(amount, currency)).join(' / ')
    switch (field) {
      case 'price':
      case 'currency':
        return prices()
      case 'cells':
        return [values.model, value.stock(values.stock), value.days(values.leadDays), prices()]
          .filter(Boolean)
          .join(' · ')
      case 'vat':
        return value.vat(values.vat)
      case 'category':
        return wording(values.category) || t('imports.noCategory')
      case 'unit':
        return value.unit(values.unit)
      case 'leadDays':
        return value.days(values.leadDays)
      case 'stock':
        return value.stock(values.stock)
      case 'status':
      case 'remove':
      case 'copy':
        return t(`account.status.${values.status}`)
    }
  }
}
