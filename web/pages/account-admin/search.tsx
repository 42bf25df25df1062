import type { PageMeta } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { HiddenFields, LabelledInput } from '../account/fields.tsx'
import type { AdminData } from './load.ts'

const KINDS = [
  [undefined, 'account.allStatuses'],
  ['company', 'moderation.companies'],
  ['product', 'moderation.products'],
] as const

/** The desk's other screens, and what has to be allowed for each. */
const SCREENS = [
  ['reviews', 'review.title', 'moderation.read'],
  ['deskCompanies', 'parties.companies', 'desk-company.read'],
  ['deskPeople', 'parties.people', 'person.read'],
  ['siteStatistics', 'siteStatistics.title', 'site-statistics.read'],
  ['journal', 'journal.title', 'journal.read'],
  ['deskReports', 'reports.title', 'report.read'],
  ['categoryProposals', 'proposals.title', 'proposal.read'],
  ['unsortedGoods', 'unsortedGoods.title', 'parameter.read'],
  ['reasons', 'reasons.title', 'reason.read'],
  ['parameters', 'moderation.parameters.title', 'parameter.read'],
  ['deskStories', 'deskStories.title', 'story.read'],
  ['legalTexts', 'legalTexts.title', 'legal-text.read'],
  ['synonyms', 'moderation.synonyms.title', 'synonym.read'],
  ['borderRates', 'borderRates.title', 'border-rate.read'],
  ['regulations', 'regulations.title', 'regulation.read'],
  ['editions', 'editions.title', 'edition.read'],
  ['deskServices', 'deskServices.title', 'service.read'],
  ['deskRates', 'deskRates.title', 'rate.read'],
  ['deskBanks', 'deskBanks.title', 'edition.read'],
  ['deskTokens', 'tokens.title', 'token.read'],
  ['goodsRules', 'goodsRules.title', 'goods-rule.read'],
  ['publishedRequests', 'openRequests.title', 'moderation.read'],
  ['unmatchedMail', 'moderation.mail.title', 'mail.read'],
  ['backups', 'backups.title', 'backup.read'],
  ['deskSettings', 'deskSettings.title', 'settings.read'],
  ['confirmation', 'confirmation.title', 'desk.read'],
] as const

/** What is searched for, and of which kind, with how many there are. */
export function Search({ data: { companies, products, view, claimsTotal, leads, desk } }: { data: AdminData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { q = '', kind, company } = view
  const moderates = desk.includes('moderation.read')
  const countOf = ({ total, more }: PageMeta) => ` ${number(total)}${more ? '+' : ''}`
  const metaOf = { company: companies.meta, product: products.meta }
  return (
    <>
      {moderates ? (
        <form className={styles.row} method="get">
          <HiddenFields values={{ ...(kind && { kind }), ...(company && { company }) }} />
          <LabelledInput type="search" name="q" defaultValue={q} label={t('moderation.find')} />
          <button type="submit" className="button">
            {t('account.find')}
          </button>
          {company ? <a href={to('admin', { q: q || undefined, kind })}>{t('moderation.allSuppliers')}</a> : null}
        </form>
      ) : null}
      <nav aria-label={t('moderation.find')}>
        <ul className="chips">
          {(moderates ? KINDS : []).map(([one, key]) => (
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
          {desk.includes('lead.read') ? (
            <li>
              <a className="chip" href={to('leads')}>
                {t('moderation.lead.title') + countOf(leads)}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
      <nav aria-label={t('account.admin')}>
        <ul className="chips">
          {SCREENS.filter(([, , action]) => desk.includes(action)).map(([screen, key]) => (
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
