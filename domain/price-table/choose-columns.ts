/** Which of several columns with the same head counts, and which count together. */
import { MOST, share } from '../request-list/columns.ts'
import { isFlagHead } from './heads.ts'
import { type ColumnRole, REPEATED, type TableColumn } from './roles.ts'

const length = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length)

/** How much cells say: the longest description, the price that most goods have, counts before yes and no. */
const WORTH: Partial<Record<ColumnRole, (cells: string[]) => number>> = {
  description: length,
  price: (cells) => cells.length,
  // Numbers of groups are no names of them.
  category: (cells) => cells.filter((cell) => /\p{L}/u.test(cell)).length,
  stock: (cells) => cells.filter((cell) => Number(cell) > 1).length,
}

/** The first column counts, unless another says more than twice as much. */
function best(role: ColumnRole, places: number[], columns: string[][]): number | undefined {
  const worth = (at: number | undefined) => WORTH[role]?.(columns[at ?? -1] ?? []) ?? 0
  const [first, ...others] = places
  return others.find((at) => worth(at) > worth(first) * 2 && others.every((one) => worth(at) >= worth(one))) ?? first
}

/** Of the stock several columns are only by their places, or by hand. */
const isRepeated = (role: ColumnRole): boolean => role !== 'stock' && REPEATED.has(role)

/** "Код" beside "ID": the one is what the shop's program knows goods by, the other what people do. */
function withArticle(given: TableColumn[], heads: readonly string[]): TableColumn[] {
  const ids = given.flatMap(({ role }, at) => (role === 'id' ? [at] : []))
  const code = ids.find((at) => /код|code|编码/iu.test(heads[at] ?? '') && !/1с|guid/iu.test(heads[at] ?? ''))
  if (ids.length < 2 || code === undefined || given.some(({ role }) => role === 'article')) return given
  return given.map((column, at) => (at === code ? { role: 'article' } : column))
}

/** An id that several rows of one name have, each with an article of its own, is that of their group. */
function withGroup(given: TableColumn[], cells: string[][]): TableColumn[] {
  const of = (role: ColumnRole): string[] => cells[given.findIndex((column) => column.role === role)] ?? []
  const ids = new Set(of('id')).size
  const names = new Set(of('name')).size
  const articles = of('article')
  // An id that two goods have by mistake makes no group of them.
  const isRepeated = ids < of('id').length && names > 0 && names <= ids
  const areOwn = articles.length >= of('id').length && new Set(articles).size === articles.length
  if (!isRepeated || !areOwn || given.some(({ role }) => role === 'group')) return given
  return given.map((column) => (column.role === 'id' ? { role: 'group' } : column))
}

/** @returns the columns with each role once, unless several may have it; a stock in numbers may have one of yes and no beside it */
export function once(columns: TableColumn[], heads: readonly string[], cells: string[][]): TableColumn[] {
  const given = withArticle(columns, heads)
  const isFlag = (at: number): boolean => given[at]?.role === 'stock' && isFlagHead(heads[at] ?? '')
  const counted = given.findIndex(({ role }, at) => role === 'stock' && !isFlag(at))
  const flag = given.findIndex((_, at) => isFlag(at))
  const chosen = given.map((column, at): TableColumn => {
    if (isRepeated(column.role)) return column
    if (column.role === 'stock' && counted >= 0 && at === flag) return column
    const same = given.flatMap(({ role }, place) =>
      role === column.role && !(role === 'stock' && counted >= 0 && isFlag(place)) ? [place] : [],
    )
    return best(column.role, same, cells) === at ? column : { role: 'ignore' }
  })
  return withGroup(chosen, cells)
}

/** "Остаток Москва", "stock_lviv": the stock of one place of several. */
const LOCATED =
  /^(?:остат\p{L}*|склад|наличи\p{L}*|залиш\p{L}*|наявн\p{L}*|ostat[a-z]*|stock|库存)[\s_,(:-]*[\p{L}\d]/iu
const WHOLE_STOCK = /всего|итого|общ|total|усього|разом|合计|总/iu
const STOCK_CELL =
  /^(?:[<>]?\s*\d+\+?|[+–-]{1,3}|нет|есть|да|много|мало|немає|є|под заказ|ожидается|предзаказ|в пути)$/iu

/** Gives the stock to columns of places, or to the one of them that is their sum, where no other column has it. */
export function withPlaces(given: TableColumn[], heads: readonly string[], columns: string[][]): TableColumn[] {
  if (given.some(({ role }) => role === 'stock')) return given
  const isPlace = (at: number): boolean =>
    given[at]?.role === 'parameter' &&
    LOCATED.test(heads[at] ?? '') &&
    share(columns[at] ?? [], (cell) => STOCK_CELL.test(cell)) >= MOST
  const sum = heads.findIndex((head, at) => WHOLE_STOCK.test(head) && isPlace(at))
  return given.map((column, at) => {
    if (!isPlace(at)) return column
    return { role: sum < 0 || sum === at ? 'stock' : 'ignore' }
  })
}
