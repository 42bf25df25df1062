import type { CodeWordingList } from '../../../domain/contract/code-wordings.ts'
import type { EditionImport, EditionImportList } from '../../../domain/contract/editions.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'

export interface EditionsData extends AccountData {
  list: EditionImportList
  /** Names of codes that operators have written. */
  written: CodeWordingList['data']
}

export interface EditionData extends AccountData {
  one: EditionImport
}

const CALL = '/api/operator/editions'

/** The editions that are served, and the imports of others. @throws PageError 404 for everyone but operators */
export const loadEditions: PersonalLoad<EditionsData> = async (context) => {
  const profile = await requireOperator(context, 'edition.read')
  const { own } = context
  const [list, { data: written }] = await Promise.all([read(own.get(CALL)), read(own.get(`${CALL}/names`))])
  return accountScreen(context, profile, context.i18n.t('editions.title'), { list, written })
}

/** One import. @throws PageError 404 for everyone but operators, and for an unknown one */
export const loadEdition: PersonalLoad<EditionData> = async (context) => {
  const { own, id, i18n } = context
  const profile = await requireOperator(context, 'edition.read')
  const { data: one } = await read(own.get(`${CALL}/:id`, { params: { id } }))
  const title = i18n.t('editions.one', { name: i18n.t(`codes.${one.tree}.name`) })
  return accountScreen(context, profile, title, { one })
}
