import type { PageMeta } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'
import type { AdminData } from './load.ts'

const KINDS = [
  [undefined, 'account.allStatuses'],
  ['company', 'moderation.companies'],
  ['product', 'moderation.products'],
] as const

/** The desk's other screens. */
const SCREENS = [
  ['reviews', 'review.title'],
  ['deskCompanies', 'parties.companies'],
  ['deskPeople', 'parties.people'],
  ['journal', 'journal.title'],
  ['deskReports', 'reports.title'],
  ['reasons', 'reasons.title'],
  ['parameters', 'moderation.parameters.title'],
  ['synonyms', 'moderation.synonyms.title'],
  ['borderRates', 'borderRates.title'],
  ['publishedRequests', 'openRequests.title'],
  ['unmatchedMail', 'moderation.mail.title'],
] as const

/** What is searched for, and of which kind, with how many there are. */
export function Search({ data: { companies, products, view, claimsTotal, leads } }: { data: AdminData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { q = '', kind, company } = view
  const countOf = ({ total, more }: PageMeta) => ` ${number(total)}${more ? '+' : ''}`
  const metaOf = { company: companies.meta, product: products.meta }
  return (
    <>
      <form className={styles.row} method="get">
        <HiddenFields values={{ ...(kind && { kind }), ...(company && { company }) }} />
        <input
          type="search"
          name="q"
          className={`field ${styles.search}`}
          defaultValue={q}
          aria-label={t('moderation.find')}
          placeholder={t('moderation.find')}
        />
        <button type="submit" className="button">
          {t('account.find')}
        </button>
        {company ? <a href={to('admin', { q: q || undefined, kind })}>{t('moderation.allSuppliers')}</a> : null}
      </form>
      <nav aria-label={t('moderation.find')}>
        <ul className="chips">
          {KINDS.map(([one, key]) => (
            <li key={key}>
              <a
                className="chip"
                href={to('admin', { ...view, page: undefined, kind: one })}
                aria-current={kind === one ? 'page' : undefined}
              >
                {t(key) + (one ? countOf(metaOf[one]) : '')}
              </a>
            </li>
          ))}
          {claimsTotal > 0 ? (
            <li>
              <a className="chip" href={`${to('admin')}#claims`}>
                {`${t('moderation.claims')} ${number(claimsTotal)}`}
              </a>
            </li>
          ) : null}
          <li>
            <a className="chip" href={to('leads')}>
              {t('moderation.lead.title') + countOf(leads)}
            </a>
          </li>
          {SCREENS.map(([screen, key]) => (
            <li key={screen}>
              <a className="chip" href={to(screen)}>
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
