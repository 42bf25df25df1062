/** Which of several columns with the same head counts, and which count together. */
import { MIN_SHARE_OF_KIND, share } from '../request-list/columns.ts'
import { isFlagHead } from './heads.ts'
import { type ColumnRole, REPEATED, type TableColumn } from './roles.ts'

const length = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length)

/** How useful a column's cells are, by role: for example the length of descriptions, and the number of goods with a price. */
const WORTH: Partial<Record<ColumnRole, (cells: string[]) => number>> = {
  description: length,
  price: (cells) => cells.length,
  // Numbers of groups are not names of categories.
  category: (cells) => cells.filter((cell) => /\p{L}/u.test(cell)).length,
  stock: (cells) => cells.filter((cell) => Number(cell) > 1).length,
}

/** The first column is chosen, unless another is more than twice as useful. */
function best(role: ColumnRole, places: number[], columns: string[][]): number | undefined {
  const worth = (at: number | undefined) => WORTH[role]?.(columns[at ?? -1] ?? []) ?? 0
  const [first, ...others] = places
  return others.find((at) => worth(at) > worth(first) * 2 && others.every((one) => worth(at) >= worth(one))) ?? first
}

/** Whether several columns may have this role; columns of stock may only by their places (`withPlaces`), or by hand. */
const isRepeated = (role: ColumnRole): boolean => role !== 'stock' && REPEATED.has(role)

/** Makes a column "Код" beside "ID" the article: the ID is for the shop's program, the code for people. */
function withArticle(given: TableColumn[], heads: readonly string[]): TableColumn[] {
  const ids = given.flatMap(({ role }, at) => (role === 'id' ? [at] : []))
  const code = ids.find((at) => /код|code|编码/iu.test(heads[at] ?? '') && !/1с|guid/iu.test(heads[at] ?? ''))
  if (ids.length < 2 || code === undefined || given.some(({ role }) => role === 'article')) return given
  return given.map((column, at) => (at === code ? { role: 'article' } : column))
}

/** An id that several rows with the same name share, each with its own article, is the id of their group. */
function withGroup(given: TableColumn[], cells: string[][]): TableColumn[] {
  const of = (role: ColumnRole): string[] => cells[given.findIndex((column) => column.role === role)] ?? []
  const ids = new Set(of('id')).size
  const names = new Set(of('name')).size
  const articles = of('article')
  // Two goods with the same id by mistake have different names and are not a group.
  const isRepeated = ids < of('id').length && names > 0 && names <= ids
  const areOwn = articles.length >= of('id').length && new Set(articles).size === articles.length
  if (!isRepeated || !areOwn || given.some(({ role }) => role === 'group')) return given
  return given.map((column) => (column.role === 'id' ? { role: 'group' } : column))
}

/** @returns the columns with each role once, unless several may have it; beside a stock in numbers there may be one of yes and no */
export function oneColumnPerRole(columns: TableColumn[], heads: readonly string[], cells: string[][]): TableColumn[] {
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

/** Where no column is the stock, makes the columns of single places the stock, or only the one with their sum. */
export function withPlaces(given: TableColumn[], heads: readonly string[], columns: string[][]): TableColumn[] {
  if (given.some(({ role }) => role === 'stock')) return given
  const isPlace = (at: number): boolean =>
    given[at]?.role === 'parameter' &&
    LOCATED.test(heads[at] ?? '') &&
    share(columns[at] ?? [], (cell) => STOCK_CELL.test(cell)) >= MIN_SHARE_OF_KIND
  const sum = heads.findIndex((head, at) => WHOLE_STOCK.test(head) && isPlace(at))
  return given.map((column, at) => {
    if (!isPlace(at)) return column
    return { role: sum < 0 || sum === at ? 'stock' : 'ignore' }
  })
}
