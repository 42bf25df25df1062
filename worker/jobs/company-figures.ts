/** What the jobs that count figures of companies share: they go through the companies in bounded steps. */

/** Companies of a step: with all that is counted of them some thousand rows. */
export const AT_ONCE = 20

/**
 * @param table whose rows are counted; it has an index that begins with `company`
 * @param counted the column of `companies` that is above zero where a figure is stored
 * @returns SQL of the table `next (company)`: the next companies after ?1 that have rows or figures, by their number, each found by one
 *   seek of an index; the last row may be a company after all, 9e15
 */
export const nextCompanies = (table: 'inquiries' | 'orders', counted: 'response_count' | 'order_count'): string => {
  const after = (
    number: string,
  ) => `SELECT min(coalesce((SELECT min(company) FROM ${table} WHERE company > ${number}), 9e15),
      coalesce((SELECT min(num) FROM companies WHERE num > ${number} AND ${counted} > 0), 9e15))`
  return `WITH RECURSIVE next (company) AS (
    ${after('?1')}
    UNION ALL
    ${after('next.company')}
    FROM next WHERE next.company < 9e15 LIMIT ${AT_ONCE}
  )`
}
