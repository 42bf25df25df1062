import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { NameLink } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { OwnJournal } from '../account-desk-lists/journal.tsx'
import { Back } from '../account-desk-lists/list.tsx'
import { Membership } from '../account-desk-lists/membership.tsx'
import { Notices } from '../account-desk-lists/notices.tsx'
import { Acts } from './acts.tsx'
import type { PersonData } from './load.ts'
import { Roles } from './roles.tsx'

/** One person: who it is, what was done and sent, and what operators can do. */
export function Person({ data }: { data: PersonData }) {
  const { t } = useI18n()
  const { person, journal, posted, desk } = data
  const { id, name, notices } = person
  const title = name || t('parties.nameless')
  return (
    <AccountFrame data={data} title={title} here="admin">
      <Back to="deskPeople" text={t('parties.people')} />
      <Refused posted={posted} actions={['unblock', 'signOut', 'resend']} />
      <About data={data} />
      <div className={styles.halves}>
        <Companies data={data} />
        <Devices data={data} />
        <PersonActivity data={data} />
      </div>
      <Roles data={data} />
      <Acts data={data} />
      <Notices title={t('parties.notices')} notices={notices} again={desk.includes('person.edit')} />
      <OwnJournal entries={journal} subject={id} desk={desk} />
    </AccountFrame>
  )
}

function About({ data: { person } }: { data: PersonData }) {
  const { t, date, language, locale: reader } = useI18n()
  const { createdAt, seenAt, locale, roles, blocked, contacts } = person
  return (
    <>
      {blocked ? (
        <p className="notice">{t('parties.blockedSince', { date: date(blocked.at), reason: blocked.reason })}</p>
      ) : null}
      <p>
        {roles.length > 0 ? <strong>{t('parties.operator')} · </strong> : null}
        <time dateTime={createdAt}>{t('parties.since', { date: date(createdAt) })}</time>
        {` · ${t('parties.seen')} `}
        {seenAt ? <Moment at={seenAt} /> : t('parties.never')}
        {` · ${t('parties.reads')}${COLON[reader]}${language(locale)}`}
      </p>
      <section aria-labelledby="contacts">
        <h2 id="contacts">{t('parties.contacts')}</h2>
        <ul className="plain">
          {contacts.map(({ value, verified }) => (
            <li key={value}>
              <span className="figures">{value}</span>
              {verified ? null : <span className="soft small"> · {t('parties.unverified')}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Companies({ data: { person, desk } }: { data: PersonData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  if (person.companies.length === 0) return null
  return (
    <section aria-labelledby="companies">
      <h2 id="companies">{t('parties.companies')}</h2>
      <ul className="plain">
        {person.companies.map(({ id, name, role, status }) => (
          <li key={id}>
            <NameLink name={name} href={desk.includes('desk-company.read') ? to('deskCompany', id) : null} />
            <Membership role={role} status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Devices({ data: { person } }: { data: PersonData }) {
  const { t } = useI18n()
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{t('parties.devices')}</h2>
      {person.devices.length === 0 ? <p className="soft">{t('parties.noDevices')}</p> : null}
      <ul className="plain">
        {person.devices.map(({ device, createdAt, seenAt }) => (
          <li key={createdAt + device}>
            {device}
            <span className="soft small">
              {' · '}
              <Moment at={seenAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PersonActivity({ data: { person } }: { data: PersonData }) {
  const { t, number } = useI18n()
  return (
    <section aria-labelledby="did">
      <h2 id="did">{t('parties.did')}</h2>
      <table className={`ruled ${styles.fit}`}>
        <tbody>
          {person.did.map(({ what, count }) => (
            <tr key={what}>
              <th scope="row">{t(`parties.deeds.${what}`)}</th>
              <td className="figures">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
