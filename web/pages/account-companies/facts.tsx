import type { ReactNode } from 'react'
import type { DeskCompanyDetails } from '../../../domain/contract/desk-companies.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'
import type { QueueView } from '../account-admin/load.ts'
import { viewFields } from '../account-admin/many.tsx'
import { Membership } from '../account-desk-lists/membership.tsx'
import { Attach, EvidenceOf } from './evidence.tsx'
import type { CompanyScreenData } from './load.ts'

/** What it sells and has received, in numbers that lead to its goods. */
export function FigureList({ company }: { company: DeskCompanyDetails }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { id, goods, inquiries, orders, imports } = company
  const rows = [
    ['received', t('parties.received'), inquiries],
    ['sold', t('parties.sold'), orders],
    ['imports', t('parties.deeds.imports'), imports],
  ] as const
  return (
    <section aria-labelledby="goods">
      <h2 id="goods">{t('parties.goods')}</h2>
      <table className={`ruled ${styles.fit}`}>
        <tbody>
          {goods.map(({ status, count }) => (
            <tr key={status}>
              <th scope="row">{t(`goods.statuses.${status}`)}</th>
              <td className="figures">{number(count)}</td>
            </tr>
          ))}
          {rows.map(([key, name, count]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="figures">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.row}>
        <a href={to('reviews', { company: id })}>{t('parties.toGoods')}</a>
        <a href={to('admin', { company: id, sample: 1 })}>{t('moderation.toSample')}</a>
      </p>
    </section>
  )
}

export function Members({ members }: Pick<DeskCompanyDetails, 'members'>) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <section aria-labelledby="members">
      <h2 id="members">{t('parties.members')}</h2>
      {members.length === 0 ? <p className="soft">{t('parties.noMembers')}</p> : null}
      <ul className="plain">
        {members.map(({ person, name, role, status }, at) => {
          const shown = name || t('parties.nameless')
          return (
            <li key={person ?? at}>
              {person ? <a href={to('deskPerson', person)}>{shown}</a> : shown}
              <Membership role={role} status={status} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface VerificationsProps {
  company: DeskCompanyDetails
  version: number
  view: QueueView
  posted: CompanyScreenData['posted']
  /** The form that records another verified fact. */
  children: ReactNode
}

/** What was verified, each with a button that takes it back. */
export function VerificationList({ company, version, view, posted, children }: VerificationsProps) {
  const { verifications, evidence, id } = company
  const { t, date } = useI18n()
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('parties.verified')}</h2>
      <ul className={styles.list}>
        {verifications.map(({ fact, source, checkedAt }) => (
          <li key={fact}>
            <span>
              {`${t(`company.fact.${fact}`)} · `}
              <LocalizedText value={source} />
              {' · '}
              <time dateTime={checkedAt}>{date(checkedAt)}</time>
            </span>
            <RowButton
              action="unverify"
              label={t('parties.unverify')}
              of={t(`company.fact.${fact}`)}
              fields={{ fact, id, version, ...viewFields(view) }}
            />
            <EvidenceOf files={evidence.filter((one) => one.fact === fact)} />
          </li>
        ))}
      </ul>
      {children}
      {verifications.length > 0 ? <Attach company={company} posted={posted} /> : null}
    </section>
  )
}

/** Who has claimed it, and what was decided; those that wait are decided on the desk. */
export function CompanyClaims({ claims }: Pick<DeskCompanyDetails, 'claims'>) {
  const { t, date } = useI18n()
  const to = usePersonalHref()
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">{t('parties.claims')}</h2>
      <ul className="plain">
        {claims.map(({ id, at, status, given }) => (
          <li key={id}>
            <time dateTime={at}>{date(at)}</time>
            {' · '}
            {status === 'open' ? (
              <a href={`${to('admin')}#claims`}>{t('parties.claim.open')}</a>
            ) : (
              t(status === 'declined' ? 'parties.claim.declined' : `parties.claim.${given ?? 'ownership'}`)
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
