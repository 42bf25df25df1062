import type { RequestLine } from '../../../domain/contract/wishes.ts'
import { COLON } from '../../../domain/listed.ts'
import { leadText } from '../../../domain/printed-document.ts'
import type { OfferCell } from '../../../domain/quote-comparison.ts'
import { lineQuantityText } from '../../../domain/request-line-text.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LineSubject } from '../../components/line-subject.tsx'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import styles from './answers.module.css'
import type { AnswersData, Offer } from './load.ts'

/** A column for each quote: its lines, its sum, and its terms. */
export function AnswersTable({ data }: { data: AnswersData }) {
  const { t } = useI18n()
  const { lines, offers, comparison, reference } = data
  return (
    <section
      className={`sheet scroll-x ${styles.frame}`}
      aria-label={t('answers.title', { number: reference })}
      tabIndex={0}
    >
      <table className={`ruled ${styles.table}`}>
        <Heads offers={offers} />
        <tbody>
          {lines.map((line, at) => (
            <LineRow key={line.position} line={line} cells={comparison.rows[at] ?? []} data={data} />
          ))}
          <Totals data={data} />
          <Terms offers={offers} />
        </tbody>
      </table>
    </section>
  )
}

function Heads({ offers }: { offers: Offer[] }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <thead>
      <tr>
        <td />
        {offers.map(({ inquiry, supplier, number, status, order }) => (
          <th key={inquiry} scope="col">
            <LocalizedText value={supplier} />
            <p className="small">
              <a href={order ? to('order', order) : to('quote', inquiry)}>
                {order ? t('orders.open') : t('answers.quote', { number: number ?? '' })}
              </a>
              {status && status !== 'sent' ? ` · ${t(`quote.status.${status}`)}` : null}
            </p>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  line: RequestLine
  cells: (OfferCell | null)[]
  data: AnswersData
}

function LineRow({ line, cells, data: { offers, currency } }: RowProps) {
  const i18n = useI18n()
  const quantity = lineQuantityText(line, i18n)
  return (
    <tr>
      <th scope="row">
        <LineSubject line={line} />
        {quantity ? <p className="soft small">{quantity}</p> : null}
      </th>
      {offers.map((offer, at) => (
        <td key={offer.inquiry} className="figures">
          <Cell cell={cells[at] ?? null} offer={offer} currency={currency} />
        </td>
      ))}
    </tr>
  )
}

/** A price in minor units, rounded to whole ones unless it is below one unit of the currency. */
const unitPrice = (price: number): number => (price < 1 ? price * MINOR_UNITS : Math.round(price * MINOR_UNITS))

function Cell({ cell, offer, currency }: { cell: OfferCell | null; offer: Offer; currency: string }) {
  const i18n = useI18n()
  const { t, money, number, locale } = i18n
  if (!cell) return <span className="soft">{t('answers.gap')}</span>
  const { amount, unit, price, apart, days, isAlternative, otherQuantity, isCheapest, isSoonest } = cell
  const line = offer.shown.content.lines[cell.at]
  if (!line) return null
  return (
    <>
      {amount === null ? null : (
        <strong className={isCheapest ? styles.best : undefined}>
          {money(Math.round(amount * MINOR_UNITS), currency)}
          {isCheapest ? <span className={styles.mark}>{t('answers.cheapest')}</span> : null}
        </strong>
      )}
      {price === null || apart === 'unit' ? null : (
        <p className="soft small">{t(`each.${unit}`, { price: money(unitPrice(price), currency) })}</p>
      )}
      {unit === line.unit ? null : (
        <p className="small">
          {t('answers.converted', {
            price: t(`each.${line.unit}`, {
              price: money(Number(line.price) * MINOR_UNITS, offer.shown.content.currency),
            }),
          })}
        </p>
      )}
      {apart ? (
        <p className="small">
          {t(`answers.apart.${apart}`, {
            price: money(Number(line.price) * MINOR_UNITS, offer.shown.content.currency),
            unit: t(`basis.units.${line.unit}`),
          })}
        </p>
      ) : null}
      {days === null ? null : (
        <p className={`small ${isSoonest ? styles.best : 'soft'}`}>
          {leadText(line, i18n)}
          {isSoonest ? <span className={styles.mark}>{t('answers.soonest')}</span> : null}
        </p>
      )}
      {otherQuantity ? (
        <p className="small">
          {t('answers.otherQuantity', { quantity: `${number(otherQuantity)} ${t(`basis.units.${unit}`)}` })}
        </p>
      ) : null}
      {isAlternative ? (
        <p className="small">
          {t('quote.alternative') + COLON[locale]}
          <TypedText>{line.name}</TypedText>
        </p>
      ) : null}
    </>
  )
}

function Totals({ data: { offers, comparison, currency, lines } }: { data: AnswersData }) {
  const { t, money, number } = useI18n()
  return (
    <tr>
      <th scope="row">{t('answers.total')}</th>
      {offers.map(({ inquiry }, at) => {
        const total = comparison.totals[at]
        return (
          <td key={inquiry} className="figures">
            <strong className={total?.isCheapest ? styles.best : undefined}>
              {money(Math.round((total?.amount ?? 0) * MINOR_UNITS), currency)}
              {total?.isCheapest ? <span className={styles.mark}>{t('answers.cheapest')}</span> : null}
            </strong>
            <p className="soft small">
              {t('answers.covered', { covered: number(total?.covered ?? 0), n: lines.length })}
            </p>
          </td>
        )
      })}
    </tr>
  )
}

/** Terms that are not numbers: where the goods are handed over, how they are paid, until when the quote can be accepted. */
function Terms({ offers }: { offers: Offer[] }) {
  const { t, date } = useI18n()
  const rows = [
    {
      label: t('quote.field.incoterm'),
      of: ({ incoterm, place }: Content) => [incoterm, place].filter(Boolean).join(' '),
    },
    { label: t('quote.payment'), of: ({ payment }: Content) => payment },
    { label: t('quote.note'), of: ({ note }: Content) => note },
  ]
  return (
    <>
      <tr>
        <th scope="row">{t('quote.validUntil')}</th>
        {offers.map(({ inquiry, shown }) => (
          <td key={inquiry}>{date(shown.content.validUntil)}</td>
        ))}
      </tr>
      {rows.map(({ label, of }) =>
        offers.some(({ shown }) => of(shown.content)) ? (
          <tr key={label}>
            <th scope="row">{label}</th>
            {offers.map(({ inquiry, shown }) => (
              <td key={inquiry}>{of(shown.content) ? <TypedText>{of(shown.content)}</TypedText> : '—'}</td>
            ))}
          </tr>
        ) : null,
      )}
    </>
  )
}

type Content = Offer['shown']['content']
