/** The comparison of products as a spreadsheet: the rows of its page, a column for each product. */
import type { CsvCell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { PageError } from '../../../domain/page-error.ts'
import { href } from '../../../domain/routes.ts'
import type { LoadContext } from '../../../web/app/page/load.ts'
import { type CompareData, readComparison } from '../../../web/pages/compare/load.ts'
import { type ComparedCell, plainLine } from '../../../web/pages/compare/row.ts'
import type { ListPage } from '../lists.ts'

const cellOf = (cell: ComparedCell | null, i18n: I18n): CsvCell =>
  cell && (cell.value ?? cell.lines.map((line) => plainLine(line, i18n)).join(' | '))

function cells({ products, sections }: CompareData, i18n: I18n, origin: string): CsvCell[][] {
  const { t, locale } = i18n
  const address = ({ sold: { id, slug }, variant }: CompareData['products'][number]) =>
    origin + href('product', locale, { id, slug }, { variant: variant?.sku })
  return [
    [t('export.name'), ...products.map(({ sold }) => labelledText(sold.name, i18n))],
    // Amounts of a row may be in several currencies.
    [t('export.currency'), ...products.map(({ sold }) => sold.tiers[0]?.currency ?? null)],
    ...sections
      .flatMap(({ rows }) => rows)
      .map((row): CsvCell[] => [plainLine(row.label, i18n), ...row.cells.map((cell) => cellOf(cell, i18n))]),
    [t('export.address'), ...products.map(address)],
  ]
}

/** @throws PageError 404 for a malformed list of products or quantity, and where none of the products is sold */
export async function readComparisonTable(context: LoadContext): Promise<ListPage> {
  const data = await readComparison(context)
  if (data.refused !== null || data.products.length === 0) throw new PageError(404, 'query.invalid')
  return {
    body: { data: data.products.map(({ sold }) => sold) },
    cells: () => cells(data, context.i18n, context.origin),
    feed: undefined,
  }
}
