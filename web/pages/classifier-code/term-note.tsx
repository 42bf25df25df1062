import type { BorderRate } from '../../../domain/contract/border-rates.ts'
import type { Estimate, Term } from '../../../domain/contract/estimate.ts'
import { enumerated, inBrackets, listed } from '../../../domain/listed.ts'
import { percent } from '../../../domain/percent.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useDuty } from '../../components/code-facts.ts'
import { LocalizedText } from '../../components/localized.tsx'

interface TermNoteProps {
  term: Term
  estimate: Estimate
}

/** The rule of a term and its source, or why it has no amount. */
export function TermNote({ term, estimate }: TermNoteProps) {
  const { t } = useI18n()
  if (term.term === 'duty') return <DutyNote term={term} estimate={estimate} />
  if (term.unknown !== null) return <Why term={term} />
  if (term.term === 'goods') return <RateNote estimate={estimate} />
  if (term.term === 'customs-value') return t('estimate.notes.customsValue')
  if (term.term === 'excise') return t('estimate.notes.noExcise')
  if (term.term === 'vat') return <VatNote rows={term.rows} />
  return <Sources rows={term.rows} />
}

function Why({ term: { term, unknown, rows } }: { term: Term }) {
  const { t } = useI18n()
  if (unknown === null) return null
  if (unknown === 'excise' && term === 'excise')
    return (
      <>
        {t('estimate.why.excise')} <Sources rows={rows} />
      </>
    )
  return t(`estimate.why.${unknown}`)
}

/** The rule, and beside it why it gives no amount, or the rate at which its currency was converted. */
function DutyNote({ term: { unknown }, estimate }: TermNoteProps) {
  const { t } = useI18n()
  const dutyText = useDuty()
  const { duty, footnotes, rates, rule } = estimate
  const why =
    unknown === null || unknown === 'included' ? null : t(`estimate.why.${unknown}`, { marks: footnotes ?? '' })
  const foreign = rates.filter(({ currency }) => currency !== 'RUB' && duty?.includes(WORDS[currency] ?? '—'))
  return (
    <>
      {duty !== null && <LocalizedText value={dutyText(duty)} />}
      {rule !== null && foreign.length > 0 && (
        <>
          {' · '}
          <Rates rates={foreign} />
        </>
      )}
      {why !== null && <> · {why}</>}
    </>
  )
}

/** How the tariff calls the currencies of its amounts. */
const WORDS: Partial<Record<Estimate['rates'][number]['currency'], string>> = { EUR: 'евро', USD: 'США' }

function RateNote({ estimate: { rates } }: { estimate: Estimate }) {
  const [own] = rates
  return own && own.currency !== 'RUB' ? <Rates rates={[own]} /> : null
}

/** "1 CNY = 11.2345 ₽ on Nov 27, 2026, cbr.ru" */
function Rates({ rates }: { rates: Estimate['rates'] }) {
  const { t, date, number, locale } = useI18n()
  return rates
    .map(({ currency, rub, dated, source }) =>
      listed(
        [
          t('estimate.notes.rate', { currency, rub: number(Number(rub)), day: dated === null ? '' : date(dated) }),
          source,
        ],
        locale,
      ),
    )
    .join(' · ')
}

/** The rates, what they are of, and the acts that they come from. */
export function VatNote({ rows }: { rows: BorderRate[] }) {
  const { t, locale } = useI18n()
  const [general, ...reduced] = rows.map(({ rate }) => percent(Number(rate), locale))
  return (
    <>
      {reduced.length === 0
        ? t('estimate.notes.vat', { rate: general ?? '' })
        : t('estimate.notes.reducedVat', { rate: general ?? '', reduced: enumerated([...new Set(reduced)], locale) })}
      {' · '}
      <Sources rows={rows} />
    </>
  )
}

/** The acts that rows come from, each once. */
export function Sources({ rows }: { rows: BorderRate[] }) {
  const { t, date, locale } = useI18n()
  const acts = new Map(rows.map((row) => [row.source, row]))
  return [...acts.values()].map(({ source, address, validFrom }, at) => (
    <span key={source}>
      {at > 0 && ' · '}
      {address === null ? source : <a href={address}>{source}</a>}
      {inBrackets(t('borderRates.since', { from: date(validFrom) }), locale)}
    </span>
  ))
}
