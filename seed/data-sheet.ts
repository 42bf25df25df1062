/** Makes a product's data sheet for download, in all three languages side by side. */
import { quotedCell } from '../domain/csv.ts'
import type { Fact, ProductSpec } from './catalogue/model.ts'
import { SEED_LOCALES } from './text.ts'

const DESIGNATION = { en: 'Designation', ru: 'Обозначение', zh: '型号' }
const NAME = { en: 'Name', ru: 'Наименование', zh: '名称' }

const HEADS = {
  en: ['Parameter', 'Value'],
  ru: ['Параметр', 'Значение'],
  zh: ['参数', '数值'],
} as const

const pair = ({ name, value }: Fact): string[] =>
  SEED_LOCALES.flatMap((locale) => [name[locale], typeof value === 'string' ? value : value[locale]])

/**
 * @returns CSV by RFC 4180: two columns per language, a row for the designation, the name and every fact. It begins
 *   with a byte order mark, because spreadsheets otherwise read UTF-8 in the system's own encoding.
 */
export function dataSheetText({ model, name, facts }: Pick<ProductSpec, 'model' | 'name' | 'facts'>): string {
  const rows = [{ name: DESIGNATION, value: model }, { name: NAME, value: name }, ...facts].map(pair)
  const lines = [SEED_LOCALES.flatMap((locale) => [...HEADS[locale]]), ...rows].map((row) =>
    row.map((text) => quotedCell(text, ',')).join(),
  )
  return `\ufeff${lines.join('\r\n')}\r\n`
}

export const dataSheetFile = (product: ProductSpec) => ({
  kind: 'document' as const,
  name: `${product.model.replaceAll(/[^\w.-]/g, '-')}.csv`,
  type: 'text/csv; charset=utf-8',
  content: dataSheetText(product),
  width: 0,
  height: 0,
})
