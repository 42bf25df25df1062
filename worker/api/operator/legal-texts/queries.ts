import { sql } from 'drizzle-orm'
import type { LegalState, LegalTextOnDesk, LegalTextRow } from '../../../../domain/contract/legal-texts.ts'
import { builtInText, type LegalText } from '../../../../domain/legal-texts.ts'
import { byLocale, LOCALES } from '../../../../domain/locale.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import type { Bindings } from '../../../bindings.ts'
import type { Database } from '../../../db/connection.ts'
import { legalTexts } from '../../../db/schema.ts'
import { translations } from '../../../translations.ts'

const select = (db: Database) =>
  db
    .select({
      row: legalTexts,
      // The first day of the next version of the same page.
      until: sql<string | null>`(SELECT min(later.holds_from) FROM legal_texts AS later
        WHERE later.text = legal_texts.text AND later.holds_from > legal_texts.holds_from)`.as('until'),
    })
    .from(legalTexts)

export type FoundText = Awaited<ReturnType<typeof select>>[number]

/** @param now milliseconds since 1970 */
export function stateOf({ row: { holdsFrom }, until }: Pick<FoundText, 'row' | 'until'>, now: number): LegalState {
  const today = utcDay(now)
  if (holdsFrom === null) return 'draft'
  if (holdsFrom > today) return 'scheduled'
  return until !== null && until <= today ? 'past' : 'in-force'
}

export function toRow(found: Pick<FoundText, 'row' | 'until'>, now: number): LegalTextRow {
  const { id, text, holdsFrom, bodies, version, updatedAt } = found.row
  return {
    id,
    text,
    holdsFrom,
    version,
    state: stateOf(found, now),
    languages: byLocale((locale) => bodies[locale].trim() !== ''),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

export const toOnDesk = (found: Pick<FoundText, 'row' | 'until'>, now: number): LegalTextOnDesk => ({
  ...toRow(found, now),
  bodies: found.row.bodies,
})

/** @returns all of them, those without a day first, then the latest day first */
export const readLegalTexts = (db: Database): Promise<FoundText[]> =>
  select(db).orderBy(sql`holds_from IS NOT NULL, holds_from DESC, num DESC`)

/** @returns undefined for an unknown id */
export const readLegalText = async (db: Database, id: string): Promise<FoundText | undefined> =>
  (await select(db).where(sql`${legalTexts.id} = ${id}`))[0]

/** @returns the text that comes with the program, in every language */
export async function builtInBodies({ ASSETS }: Pick<Bindings, 'ASSETS'>, text: LegalText) {
  const readers = await Promise.all(LOCALES.map((locale) => translations(ASSETS, locale)))
  return byLocale((locale) => {
    const reader = readers.find((one) => one.locale === locale)
    return reader ? builtInText(text, reader) : ''
  })
}
