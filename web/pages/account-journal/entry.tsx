import { Fragment } from 'react'
import * as v from 'valibot'
import type { JournalEntry } from '../../../domain/contract/journal.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { OPERATOR_ROLES } from '../../../domain/operator-roles.ts'
import { COMPANY_STATUSES } from '../../../domain/statuses/company.ts'
import { PRODUCT_STATUSES } from '../../../domain/statuses/product.ts'
import { UNDATED } from '../../../domain/statuses/story.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import type { AccountData } from '../account/account-screen.ts'
import { wordingOf } from '../account/wording.ts'
import { Texts } from '../account-admin/stored-values.ts'
import { changesOf, type JournalField, nameSent, sentOf } from './changes.ts'
import { kindText } from './kind-text.ts'

interface EntryProps extends Pick<AccountData, 'desk'> {
  one: JournalEntry
}

/** Where the thing of an act is shown: its screen on the desk, for those who may open it. */
function usePlace({ one: { act, subject }, desk }: EntryProps): string | null {
  const to = usePersonalHref()
  if (subject === '') return null
  if (act.startsWith('company-') && desk.includes('desk-company.read')) return to('deskCompany', subject)
  if (act.startsWith('person-') && desk.includes('person.read')) return to('deskPerson', subject)
  return act.startsWith('product-') && desk.includes('moderation.read') ? to('productReview', subject) : null
}

/** A moment, as the API writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Moments as the database has them. */
const MILLISECONDS: readonly JournalField[] = ['publishedAt', 'withdrawnAt']

const STATUSES = [...COMPANY_STATUSES, ...PRODUCT_STATUSES]

/** Facts that are so or not, stored as numbers. */
const FLAGS: readonly JournalField[] = ['verified', 'handled', 'generic', 'blocked', 'erased']

/** Fields with codes, which are in no language. */
const CODES: readonly JournalField[] = [
  'key',
  'codes',
  'kind',
  'parent',
  'unit',
  'fact',
  'thread',
  'side',
  'position',
  'from',
  'into',
]

/** A day, as rates and rules are dated. */
const DAY = /^\d{4}-\d\d-\d\d$/

/** A value in words where it is a status, a kind, a role or a fact that is so or not, else as it was stored or typed. */
function Value({ act, field, text }: { act: string; field: JournalField; text: string }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  // Statuses of articles alone; 'draft' has the same name for products, companies and articles.
  if (field === 'status' && (text === 'review' || text === 'approved')) return t(`deskStories.state.${text}`)
  if (FLAGS.includes(field) && /^(?:0|1|false|true)$/.test(text))
    return t(`operator.yesNo.${/1|true/.test(text) ? 1 : 0}`)
  const status = field === 'status' ? STATUSES.find((one) => one === text) : undefined
  const role = field === 'roles' ? OPERATOR_ROLES.filter((one) => text.split(' / ').includes(one)) : []
  if (role.length > 0)
    return listed(
      role.map((one) => t(`deskRoles.names.${one}`)),
      locale,
    )
  const company = COMPANY_STATUSES.find((one) => one === status)
  if (company && act.startsWith('company-')) return t(`operator.companyStatus.${company}`)
  if (status) return t(`account.status.${status}`)
  const kind = field === 'kind' ? kindText(act, text, i18n) : null
  if (kind !== null) return kind
  if (CODES.includes(field)) return text
  if (DAY.test(text)) return i18n.date(text)
  if (MOMENT.test(text)) return <Moment at={text} />
  if (MILLISECONDS.includes(field) && /^\d+$/.test(text))
    return Number(text) >= UNDATED ? '—' : <Moment at={new Date(Number(text)).toISOString()} />
  // Texts in several languages are side by side.
  return text.split(' / ').map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? ' / ' : ''}
      <TypedText>{part}</TypedText>
    </Fragment>
  ))
}

/** What it was done to: by its name where the journal has it or the person still has one, else by its id. */
function Subject({ one }: { one: JournalEntry }) {
  const { subject, person, before, after } = one
  const { locale } = useI18n()
  const state = after ?? before
  if (v.is(Texts, state?.names)) return <LocalizedText value={wordingOf(state.names, locale)} />
  if (person !== '') return <TypedText>{person}</TypedText>
  // For some added things the journal has no state.
  return state === null && nameSent(one) !== '' ? <Sent one={one} /> : subject
}

/** What an act was about that has no id, such as a thing that was added, by what was sent. */
function Sent({ one }: { one: JournalEntry }) {
  const i18n = useI18n()
  const { names } = one.input
  if (v.is(Texts, names)) return <LocalizedText value={wordingOf(names, i18n.locale)} />
  const name = nameSent(one)
  return kindText(one.act, name, i18n) ?? <TypedText>{name}</TypedText>
}

/** One act: what was done to what, by whom, and what it has changed. */
export function EntryRow({ one, desk }: EntryProps) {
  const { t, locale } = useI18n()
  const place = usePlace({ one, desk })
  const sent = sentOf(one)
  return (
    <li>
      <div className={styles.main}>
        <strong>{t(`journal.acts.${one.act}`)}</strong>{' '}
        {one.subject === '' ? (
          <Sent one={one} />
        ) : place ? (
          <a href={place}>
            <Subject one={one} />
          </a>
        ) : (
          <Subject one={one} />
        )}
        <p className="soft small">
          <Moment at={one.at} />
          {one.by ? ` · ${one.by}` : ''}
        </p>
        <ul className="small">
          {changesOf(one).map(({ field, before, after }) => (
            <li key={field}>
              {t(`journal.fields.${field}`) + COLON[locale]}
              <Value act={one.act} field={field} text={before} />
              {' → '}
              <Value act={one.act} field={field} text={after} />
            </li>
          ))}
        </ul>
        {sent.length > 0 ? (
          <details className="small">
            <summary>{t('journal.sent')}</summary>
            <ul>
              {sent.map(({ field, value }) => (
                <li key={field}>
                  {t(`journal.fields.${field}`) + COLON[locale]}
                  <Value act={one.act} field={field} text={value} />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}
