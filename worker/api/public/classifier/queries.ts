import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { TREES, type TreeName } from '../../../../domain/classifier/compact.ts'
import type { Database } from '../../../db/connection.ts'
import { codeEditionParts, codeEditions, codeTexts, retiredCodes } from '../../../db/schema.ts'

/** The dates of the editions that serve. */
export const selectEditionDates = (db: Database) =>
  db
    .select({ tree: codeEditions.tree, dated: codeEditions.dated })
    .from(codeEditions)
    .where(and(inArray(codeEditions.tree, TREES), eq(codeEditions.current, true)))
    .orderBy(codeEditions.tree)

const isCurrent = (tree: TreeName) => and(eq(codeEditions.tree, tree), eq(codeEditions.current, true))

/** The current edition's number as SQL, for the statements beside the one that reads it: a batch cannot hand values on. */
const currentNum = (tree: TreeName) => sql`(SELECT num FROM code_editions WHERE tree = ${tree} AND current = 1)`

const selectEdition = (db: Database, tree: TreeName) =>
  db.select({ id: codeEditions.id, nodes: codeEditions.nodes }).from(codeEditions).where(isCurrent(tree))

/** @returns the current edition's id, null where nothing was loaded yet. */
export async function readEditionId(db: Database, tree: TreeName): Promise<string | null> {
  const [[edition]] = await db.batch([selectEdition(db, tree)])
  return edition?.id ?? null
}

/** @returns the current edition in its compact form, as text. One round trip, so that both are of one edition. */
export async function readCompact(db: Database, tree: TreeName): Promise<{ id: string; text: string } | null> {
  const [[edition], parts] = await db.batch([
    selectEdition(db, tree),
    db
      .select({ body: codeEditionParts.body })
      .from(codeEditionParts)
      .where(eq(codeEditionParts.edition, currentNum(tree)))
      .orderBy(asc(codeEditionParts.part)),
  ])
  return edition ? { id: edition.id, text: parts.map(({ body }) => body).join('') } : null
}

/**
 * @param codes ids of nodes whose texts are wanted.
 * @param asked what was asked for, to be looked up among the codes of earlier editions.
 */
export async function readAbout(db: Database, tree: TreeName, codes: string[], asked: string) {
  const [texts, [retired]] = await db.batch([
    db
      .select({ code: codeTexts.code, kind: codeTexts.kind, paragraphs: codeTexts.paragraphs })
      .from(codeTexts)
      .where(
        and(
          eq(codeTexts.edition, currentNum(tree)),
          sql`${codeTexts.code} IN (SELECT value FROM json_each(${JSON.stringify(codes)}))`,
        ),
      ),
    db
      .select({ names: retiredCodes.names, lastDated: retiredCodes.lastDated })
      .from(retiredCodes)
      .where(and(eq(retiredCodes.tree, tree), eq(retiredCodes.code, asked))),
  ])
  return { texts, retired: retired ?? null }
}

export type About = Awaited<ReturnType<typeof readAbout>>
