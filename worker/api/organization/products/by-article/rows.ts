/** The rows of a batch, judged one by one. */
import * as v from 'valibot'
import type { Issue } from '../../../../../domain/contract/problem.ts'
import { ArticleRow, PRICE_FIELDS } from '../../../../../domain/contract/products-by-article.ts'
import { describeIssues } from '../../../http/validate.ts'

/** The result of a row so far: its values, or its errors. */
export type ReadRow = { article: string; sent: ArticleRow } | { article: string; errors: Issue[] }

const articleOf = (row: object): string => {
  const article: unknown = Reflect.get(row, 'article')
  return typeof article === 'string' ? article : ''
}

const beyondPrices = (row: object): Issue[] =>
  Object.keys(row)
    .filter((field) => !PRICE_FIELDS.includes(field))
    .map((path) => ({ path, code: 'scope', message: 'The token is for prices and stock alone' }))

/** @param isForPrices whether the caller may change nothing but prices and stock */
export function parseRows(rows: readonly object[], isForPrices: boolean): ReadRow[] {
  const seen = new Set<string>()
  return rows.map((row): ReadRow => {
    const parsed = v.safeParse(ArticleRow, row)
    if (!parsed.success) return { article: articleOf(row), errors: describeIssues(parsed.issues) }
    const { article } = parsed.output
    const errors = isForPrices ? beyondPrices(row) : []
    if (seen.has(article)) errors.push({ path: 'article', code: 'repeated', message: 'An earlier row has it' })
    seen.add(article)
    return errors.length > 0 ? { article, errors } : { article, sent: parsed.output }
  })
}
