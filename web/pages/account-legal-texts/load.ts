import type { LegalTextOnDesk, LegalTextRow } from '../../../domain/contract/legal-texts.ts'
import { byLocale, type Locale } from '../../../domain/locale.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { piecesOf, type StoredPiece } from '../legal/stored-text.ts'
import { textName } from './text-name.ts'

export interface LegalTextsData extends AccountData {
  rows: LegalTextRow[]
}

/**
 * All versions of legal pages and landing texts.
 * @throws PageError 404 for everyone but operators who read them
 */
export const loadLegalTexts: PersonalLoad<LegalTextsData> = async (context) => {
  const profile = await requireOperator(context, 'legal-text.read')
  const { data: rows } = await read(context.own.get('/api/operator/legal-texts'))
  return accountScreen(context, profile, context.i18n.t('legalTexts.title'), { rows })
}

export interface LegalTextData extends AccountData {
  one: LegalTextOnDesk
  /** The text as readers would see it: as typed, else as stored. */
  pieces: Record<Locale, StoredPiece[]>
  /** The version in force, to compare with; null where none is stored, or this is it. */
  inForce: LegalTextOnDesk | null
}

/**
 * One version in all languages.
 * @throws PageError 404 for everyone but operators who read them, and for an unknown one
 */
export const loadLegalText: PersonalLoad<LegalTextData> = async (context) => {
  const profile = await requireOperator(context, 'legal-text.read')
  const { own, id, i18n, posted } = context
  const readOne = (id: string) => read(own.get('/api/operator/legal-texts/:id', { params: { id } }))
  const [{ data: one }, { data: rows }] = await Promise.all([readOne(id), read(own.get('/api/operator/legal-texts'))])
  const holds = rows.find(({ text, state }) => text === one.text && state === 'in-force')
  const pieces = byLocale((locale) => piecesOf(posted?.fields[`bodies.${locale}`] ?? one.bodies[locale], locale))
  const inForce = holds && holds.id !== id ? (await readOne(holds.id)).data : null
  return accountScreen(context, profile, textName(one.text, i18n), { one, pieces, inForce })
}
