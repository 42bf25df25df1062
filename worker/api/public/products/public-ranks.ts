import { sql } from 'drizzle-orm'

/** The index of what is public, with its rank: a row of products has thousands of bytes before its status and rank. */
export const PUBLIC_RANKS = sql.raw('products AS p INDEXED BY products_public_rank')
