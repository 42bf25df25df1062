import {
  CREATED_DAYS,
  type DeskPeople,
  type DeskPersonDetails,
  type PeopleQuery,
  type PersonMergePlan,
} from '../../../domain/contract/desk-people.ts'
import type { Filter } from '../../../domain/contract/filter-definitions.ts'
import type { JournalEntry } from '../../../domain/contract/journal.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { idIn } from '../account-desk-lists/merge-into.ts'

export interface PeopleData extends AccountData {
  list: DeskPeople
  filter: Filter
  /** The filters of the address. */
  chosen: { q?: string; language?: string; created?: string; blocked?: '1'; operators?: '1' }
  isFirst: boolean
}

function chosenOf(query: Record<string, string | undefined>) {
  const language = LOCALES.find((one) => one === query.language)
  const created = CREATED_DAYS.find((one) => one === query.created)
  return {
    ...(query.q && { q: query.q }),
    ...(language && { language }),
    ...(created && { created }),
    ...(query.blocked === '1' && { blocked: '1' as const }),
    ...(query.operators === '1' && { operators: '1' as const }),
  } satisfies Partial<Record<keyof PeopleQuery, string>>
}

/**
 * People with an account.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 */
export const loadPeople: PersonalLoad<PeopleData> = async (context) => {
  const profile = await requireOperator(context, 'person.read')
  const { own, query, i18n } = context
  const chosen = chosenOf(query)
  const { after } = query
  const [list, filter] = await Promise.all([
    read(own.get('/api/operator/people', { query: { ...chosen, ...(after && { after }), locale: i18n.locale } })),
    read(own.get('/app/admin/filter/user', { query: { locale: i18n.locale } })),
  ])
  const isFirst = after === undefined
  return accountScreen(context, profile, i18n.t('parties.people'), { list, filter: filter.data, chosen, isFirst })
}

export interface PersonData extends AccountData {
  person: DeskPersonDetails
  journal: JournalEntry[]
  /** What was typed as the account to merge it into, and what that would do; null where it is no other account. */
  into: string | undefined
  plan: PersonMergePlan | null
}

/**
 * One person, as far as operators need to know.
 * @throws PageError 404 for everyone but operators, and for an unknown or erased account
 */
export const loadPerson: PersonalLoad<PersonData> = async (context) => {
  const profile = await requireOperator(context, 'person.read')
  const { own, id, query, i18n } = context
  const [{ data: person }, journal] = await Promise.all([
    read(own.get('/api/operator/people/:id', { params: { id }, query: { locale: i18n.locale } })),
    read(own.get('/api/operator/journal', { query: { subject: id } })),
  ])
  const title = person.name || i18n.t('parties.nameless')
  const { into } = query
  const other = profile.desk.includes('person.merge') ? idIn(into) : null
  const plan =
    other === null ? null : await own.get('/api/operator/people/:id/merge', { params: { id }, query: { into: other } })
  const planned = plan?.ok ? (await plan.json()).data : null
  return accountScreen(context, profile, title, { person, journal: journal.data, into, plan: planned })
}
