import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { CLASSIFIERS, type ClassifierName } from '../../../../domain/classifier/compact.ts'
import { quoteOf } from '../../../../domain/classifier/named-in-notes.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { classifierEditionParts, classifierEditions, classifierTexts, retiredCodes } from '../../../db/schema.ts'
import { valuesOf } from '../../../db/select.ts'
import { toStoryCard } from '../stories/cards.ts'
import { selectAbout } from '../stories/queries.ts'

/** Guides that the page of a code shows. */
const MAX_GUIDES = 3

/** The dates of the current editions. */
export const selectEditionDates = (db: Database) =>
  db
    .select({ tree: classifierEditions.tree, dated: classifierEditions.dated })
    .from(classifierEditions)
    .where(and(inArray(classifierEditions.tree, CLASSIFIERS), eq(classifierEditions.current, true)))
    .orderBy(classifierEditions.tree)

const isCurrent = (tree: ClassifierName) => and(eq(classifierEditions.tree, tree), eq(classifierEditions.current, true))

/** The current edition's number as a subquery, because statements of a batch cannot use each other's results. */
export const currentNum = (tree: ClassifierName) =>
  sql`(SELECT num FROM code_editions WHERE tree = ${tree} AND current = 1)`

const selectEdition = (db: Database, tree: ClassifierName) =>
  db.select({ id: classifierEditions.id }).from(classifierEditions).where(isCurrent(tree))

/** @returns the current edition's id, null where none was imported yet. */
export async function readEditionId(db: Database, tree: ClassifierName): Promise<string | null> {
  const [[edition]] = await db.batch([selectEdition(db, tree)])
  return edition?.id ?? null
}

/** @returns the current edition's id and compact form, read in one round trip, so that both are of the same edition. */
export async function readCompact(db: Database, tree: ClassifierName): Promise<{ id: string; text: string } | null> {
  const [[edition], parts] = await db.batch([
    selectEdition(db, tree),
    db
      .select({ body: classifierEditionParts.body })
      .from(classifierEditionParts)
      .where(eq(classifierEditionParts.edition, currentNum(tree)))
      .orderBy(asc(classifierEditionParts.part)),
  ])
  return edition ? { id: edition.id, text: parts.map(({ body }) => body).join('') } : null
}

/** The part of the note to a section or chapter that names a heading. */
export interface NotedElsewhere {
  /** Id of the section or chapter. */
  code: string
  quote: string
  headings: string[]
}

/** Paragraphs that are looked through: a heading is named in some twenty at most. */
const MAX_PARAGRAPHS = sql.raw('24')
/** A MATCH string that nothing has. */
const NOTHING = '""'

/** @returns a statement of the paragraphs of all notes to the tariff that have the digits of a heading; none for no heading */
const selectNoted = (db: Database, heading: string | undefined) =>
  db
    .select({ code: sql<string>`code`.as('code'), paragraph: sql<string>`paragraph`.as('paragraph') })
    .from(sql`(SELECT t.code AS code, one.value AS paragraph
      FROM code_texts_fts AS f CROSS JOIN code_texts AS t ON t.rowid = f.rowid CROSS JOIN json_each(t.paragraphs) AS one
      WHERE f.code_texts_fts MATCH ${heading === undefined ? NOTHING : `"${heading}"`} AND t.edition = ${currentNum('tnved')}
        AND t.kind = 'note' AND instr(one.value, ${heading ?? ''}) > 0 LIMIT ${MAX_PARAGRAPHS}) AS noted`)

/**
 * @param codes ids of nodes whose texts are wanted.
 * @param code the requested code, to be looked up among those of earlier editions and among what guides are about; '' for none.
 * @param locale of the guides.
 * @param heading whose neighbours the notes are read for; undefined for none.
 */
export async function readCodeDetails(
  db: Database,
  tree: ClassifierName,
  { codes, code, locale, heading }: { codes: string[]; code: string; locale: Locale; heading?: string | undefined },
) {
  const [texts, [retired], guides, paragraphs] = await db.batch([
    db
      .select({ code: classifierTexts.code, kind: classifierTexts.kind, paragraphs: classifierTexts.paragraphs })
      .from(classifierTexts)
      .where(and(eq(classifierTexts.edition, currentNum(tree)), sql`${classifierTexts.code} IN ${valuesOf(codes)}`)),
    db
      .select({ names: retiredCodes.names, lastDated: retiredCodes.lastDated })
      .from(retiredCodes)
      .where(and(eq(retiredCodes.tree, tree), eq(retiredCodes.code, code))),
    selectAbout(db, `${tree}:${code}`, { most: MAX_GUIDES, locale }),
    selectNoted(db, heading),
  ])
  const noted = paragraphs.flatMap(({ code, paragraph }): NotedElsewhere[] => {
    const said = heading === undefined ? null : quoteOf(paragraph, heading)
    return said ? [{ code, ...said }] : []
  })
  return { texts, retired: retired ?? null, guides: guides.map((row) => toStoryCard(row, locale)), noted }
}

export type CodeDetails = Awaited<ReturnType<typeof readCodeDetails>>
