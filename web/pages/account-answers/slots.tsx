import { VAT_BASES } from '../../../domain/price-basis.ts'
import { CURRENCIES, MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { ExportChips } from '../../components/export-chips.tsx'
import { FormChoice } from '../../components/form-field.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { optionsOf } from '../../components/options.tsx'
import { AccountFrame } from '../account/frame.tsx'
import styles from './answers.module.css'
import type { AnswersData } from './load.ts'
import { AnswersTable } from './table.tsx'

export const slots = { page: Answers } satisfies Slots<AnswersData>

function Answers({ data }: { data: AnswersData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { inquiry, reference, offers, silent } = data
  return (
    <AccountFrame data={data} title={t('answers.title', { number: reference })} here="requests">
      <p className="no-print">
        <a href={to('request', inquiry)}>{t('quote.back')}</a>
      </p>
      {offers.length === 0 ? (
        <p className="soft">{t('answers.none')}</p>
      ) : (
        <>
          <Basis data={data} />
          <AnswersTable data={data} />
          <Split data={data} />
          <RateNote data={data} />
        </>
      )}
      {silent.length > 0 ? (
        <section>
          <h2>{t('answers.silent')}</h2>
          <ul>
            {silent.map((answer) => (
              <li key={answer.inquiry}>
                <a href={to('request', answer.inquiry)}>
                  <LocalizedText value={answer.supplier} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </AccountFrame>
  )
}

/** The choice of the currency and VAT basis of the comparison; a plain form, so that it works without script. */
function Basis({ data: { currency, vat, csv } }: { data: AnswersData }) {
  const { t } = useI18n()
  const messageOfCode = () => ''
  return (
    <form className={`no-print ${styles.basis}`}>
      <FormChoice
        name="currency"
        label={t('quote.currency')}
        defaultValue={currency}
        messageOfCode={messageOfCode}
        isPreset
      >
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </FormChoice>
      <FormChoice name="vat" label={t('answers.vat')} defaultValue={vat} messageOfCode={messageOfCode} isPreset>
        {optionsOf(VAT_BASES, (basis) => t(`answers.vatBasis.${basis}`))}
      </FormChoice>
      <button type="submit" className="button">
        {t('answers.compare')}
      </button>
      <ExportChips csv={csv} />
    </form>
  )
}

/** The sum if each line is bought from its cheapest supplier, with links to accept each supplier's part. */
function Split({ data: { comparison, currency, lines, offers } }: { data: AnswersData }) {
  const { t, money, number } = useI18n()
  const to = usePersonalHref()
  const { split } = comparison
  if (!split) return null
  const shown = (amount: number) => money(Math.round(amount * MINOR_UNITS), currency)
  const counts = { covered: number(split.covered), n: lines.length }
  return (
    <section>
      <h2>{t('answers.splitTitle')}</h2>
      <p>{t('answers.split', { amount: shown(split.amount), ...counts })}</p>
      <ul className="no-print">
        {split.parts.map(({ quote, lines: part, amount }) => {
          const offer = offers[quote]
          if (!offer) return null
          const { inquiry, supplier, status, shown: version } = offer
          return (
            <li key={inquiry}>
              <LocalizedText value={supplier} />: {shown(amount)}{' '}
              {status === 'sent' && !version.content.whole ? (
                <a href={to('quote', inquiry, { lines: part.join() })}>{t('answers.accept', { n: part.length })}</a>
              ) : null}
              {version.content.whole ? <span className="soft">{t('quote.soldWhole')}</span> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The days of the rates with which offers in other currencies were converted. */
function RateNote({ data: { offers, currency, rates } }: { data: AnswersData }) {
  const { t, date } = useI18n()
  const foreign = offers.some(({ shown }) => shown.content.currency !== currency)
  const used = new Set([currency, ...offers.map(({ shown }) => shown.content.currency)])
  const days = rates.flatMap(({ currency: code, dated }) => (used.has(code) && dated ? [dated] : []))
  const [oldest] = days.toSorted()
  return foreign && oldest ? <p className="soft small">{t('answers.rates', { date: date(oldest) })}</p> : null
}
