import { CREATED_DAYS, type DeskPersonRow } from '../../../domain/contract/desk-people.ts'
import { readerFirst } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { NameLink } from '../../components/localized.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { DeskListFilterForm } from '../account-desk-lists/filters.tsx'
import { DeskList } from '../account-desk-lists/list.tsx'
import type { PeopleData, PersonData } from './load.ts'
import { Person } from './person.tsx'

export const peopleSlots = { page: People } satisfies Slots<PeopleData>
export const personSlots = { page: Person } satisfies Slots<PersonData>

/** Everybody with an account, the latest first. */
function People({ data }: { data: PeopleData }) {
  const { t, language, locale } = useI18n()
  const to = usePersonalHref()
  const { list, filter, chosen, isFirst } = data
  const { next } = list.meta
  const choices = [
    {
      name: 'language',
      label: t('operator.field.language'),
      options: readerFirst(locale).map((value) => ({ value, text: language(value) })),
    },
    {
      name: 'created',
      label: t('operator.field.created'),
      options: CREATED_DAYS.map((value) => ({ value, text: t('parties.days', { n: Number(value) }) })),
    },
    {
      name: 'blocked',
      label: t('operator.field.blocked'),
      options: [{ value: '1', text: t('operator.yesNo.1') }],
    },
    {
      name: 'operators',
      label: t('deskRoles.only'),
      options: [{ value: '1', text: t('operator.yesNo.1') }],
    },
  ]
  return (
    <OperatorScreen data={data} title={t('parties.people')}>
      <DeskListFilterForm filter={filter} find={t('parties.findPerson')} choices={choices} chosen={chosen} />
      <DeskList
        caption={t('parties.people')}
        heads={[t('operator.field.name'), t('account.company'), t('parties.joined'), t('parties.seen')]}
        rows={list.data.map((one) => <Row key={one.id} one={one} desk={data.desk} />)}
        first={isFirst ? null : to('deskPeople', { ...chosen })}
        next={next && to('deskPeople', { ...chosen, after: next })}
      />
    </OperatorScreen>
  )
}

interface RowProps extends Pick<PeopleData, 'desk'> {
  one: DeskPersonRow
}

function Row({ one: { id, name, companies, createdAt, seenAt, blocked }, desk }: RowProps) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  return (
    <tr>
      <td>
        <a href={to('deskPerson', id)}>{name || t('parties.nameless')}</a>
        {blocked ? <strong> · {t('parties.blocked')}</strong> : null}
        {/* The id is shown because many people have the same name. */}
        <div className="soft small code">{id}</div>
      </td>
      <td data-label={t('account.company')}>
        {companies.length === 0 ? '—' : null}
        {companies.map((company, at) => (
          <span key={company.id}>
            {at > 0 ? ', ' : ''}
            <NameLink
              name={company.name}
              href={desk.includes('desk-company.read') ? to('deskCompany', company.id) : null}
            />
          </span>
        ))}
      </td>
      <td data-label={t('parties.joined')}>
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </td>
      <td data-label={t('parties.seen')}>
        {seenAt ? <time dateTime={seenAt}>{date(seenAt)}</time> : t('parties.never')}
      </td>
    </tr>
  )
}
