import type { Estimate, Term } from '../../../domain/contract/estimate.ts'
import { listed } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useBorderAmount } from '../../components/border-amount.ts'
import styles from './classifier-code.module.css'
import { TermNote } from './term-note.tsx'

/** Each term with its rule and source, and the total. */
export function EstimateTable({ estimate }: { estimate: Estimate }) {
  const { t, date } = useI18n()
  const { terms, edition, day } = estimate
  return (
    <>
      <table className={styles.estimate}>
        <caption className="visually-hidden">{t('estimate.title')}</caption>
        <tbody>
          {terms.map((term) => (
            <TermRow key={term.term} term={term} estimate={estimate} />
          ))}
        </tbody>
        <tfoot>
          <Total estimate={estimate} />
        </tfoot>
      </table>
      <p className="soft small">
        {t('estimate.basis', { edition: date(edition.dated), day: date(day) })}
        {edition.builtin ? ` ${t('estimate.builtin')}` : ''}
      </p>
    </>
  )
}

function TermRow({ term, estimate }: { term: Term; estimate: Estimate }) {
  const { t } = useI18n()
  const amountOf = useBorderAmount()
  return (
    <tr data-sum={term.term === 'customs-value' ? '' : undefined}>
      <th scope="row">
        {t(`estimate.terms.${term.term}`)}
        <span className="soft small">
          <TermNote term={term} estimate={estimate} />
        </span>
      </th>
      <td className="figures">{term.amount ? amountOf(term.amount) : t(absent(term))}</td>
    </tr>
  )
}

const absent = ({ unknown }: Term) =>
  unknown === 'included' ? ('estimate.included' as const) : ('estimate.unknown' as const)

function Total({ estimate: { total, perUnit, without, terms } }: { estimate: Estimate }) {
  const { t, locale } = useI18n()
  const amountOf = useBorderAmount()
  if (total === null) {
    const isDelivered = terms.some(({ term, unknown }) => term === 'customs-value' && unknown === 'included')
    return (
      <tr>
        <th scope="row" colSpan={2}>
          {t(isDelivered ? 'estimate.noTotalDelivered' : 'estimate.noTotal')}
        </th>
      </tr>
    )
  }
  const missing = listed(
    without.map((term) => t(`estimate.withoutTerms.${term}`)),
    locale,
  )
  return (
    <>
      <tr>
        <th scope="row">{missing === '' ? t('estimate.total') : t('estimate.totalWithout', { missing })}</th>
        <td className="figures">{amountOf(total)}</td>
      </tr>
      {perUnit && (
        <tr>
          <th scope="row">{t('estimate.perUnit')}</th>
          <td className="figures">{amountOf(perUnit)}</td>
        </tr>
      )}
    </>
  )
}
