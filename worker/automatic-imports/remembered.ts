/** The answers and choices of a supplier's earlier imports, for automatic ones. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ImportAnswers, ImportChoice } from '../../domain/contract/imports.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { imports } from '../db/schema.ts'
import type { StoredImport } from '../imports/context.ts'
import { rememberedColumns } from '../imports/remembered-columns.ts'

/** @returns the answers to all questions of a file; null where a person has to answer one */
export async function rememberedAnswers(env: Bindings, row: StoredImport): Promise<ImportAnswers | null> {
  const { questions = [], priceTypes } = row.found
  // The type of prices that was chosen before may be missing in this file.
  if (priceTypes && priceTypes.read !== row.answers.priceType) return null
  if (!questions.includes('columns')) {
    return questions.every((question) => row.answers[question] !== undefined) ? row.answers : null
  }
  const columns = await rememberedColumns(env, row, row.heads ?? '')
  return columns && columns.length === row.found.table?.heads.length ? { ...row.answers, columns } : null
}

const DRAFTS: ImportChoice = { newGoods: 'draft', overwrite: [], hideMissing: false }

/**
 * @param complete whether the file should contain all goods: only then are goods that it lacks missing
 * @returns the choice with which the supplier applied the last import; new goods are drafts where there was none
 */
export async function rememberedChoice(
  { DB }: Bindings,
  { company, num }: StoredImport,
  complete: boolean,
): Promise<ImportChoice> {
  const [last] = await database(DB)
    .select({ choice: imports.choice })
    .from(imports)
    .where(and(eq(imports.company, company), sql`num < ${num}`, isNull(imports.edit), sql`choice IS NOT NULL`))
    .orderBy(desc(imports.num))
    .limit(1)
  const choice = last?.choice ?? DRAFTS
  // That an operator published an import at once is not a choice of the supplier.
  const newGoods = choice.newGoods === 'published' ? 'draft' : choice.newGoods
  return { ...choice, newGoods, hideMissing: choice.hideMissing && complete }
}
