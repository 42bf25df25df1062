import { type SQL, sql } from 'drizzle-orm'
import type { RequestLine } from '../../../../../domain/contract/wishes.ts'

/** Whether a line of a request is one in words: these are what an open request consists of. */
export const isInWords = (line: { product: number | null }): boolean => line.product === null

/** The same in SQL. */
export const IS_IN_WORDS: SQL = sql`request_lines.product IS NULL AND request_lines.item IS NULL`

/** The lines as JSON: [{position, words, quantity, unit}]. @param request number of the request */
export const linesInWords = (
  request: SQL,
  most: number,
): SQL => sql`(SELECT json_group_array(json_object('position', position,
    'words', words, 'quantity', quantity, 'unit', unit))
  FROM (SELECT position, words, quantity, unit FROM request_lines WHERE request = ${request} AND ${IS_IN_WORDS} ORDER BY position LIMIT ${most}))`

export type LineInWords = Pick<RequestLine, 'position' | 'words' | 'quantity' | 'unit'>
