import type { Order } from '../../../domain/contract/orders.ts'
import { proFormaDocument } from '../../../domain/deal-documents.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { TableChips } from '../../components/export-chips.tsx'
import { TypedText } from '../../components/localized.tsx'
import { Repeat } from '../../components/repeat.tsx'
import { Unbroken } from '../../components/unbroken.tsx'
import { FileLinks } from '../account/file-links.tsx'
import { PrintableDocument } from '../account/printable-document.tsx'
import badge from '../account/status-badge.module.css'
import type { OrderData } from './load.ts'
import { OrderReport } from './report.tsx'
import { TONES } from './rows.tsx'

/** An order with its invoice, what has happened to it, and what the reader may report. */
export function OneOrder({ data, thread }: { data: OrderData; thread: 'request' | 'received' }) {
  const i18n = useI18n()
  const { t } = i18n
  const to = usePersonalHref()
  const { order, pdf, mayReport } = data
  const { status, inquiry, agreed } = order
  return (
    <>
      <p className="no-print">
        <span className={badge.badge} data-tone={TONES[status]}>
          {t(`orders.status.${status}`)}
        </span>{' '}
        <span className="soft">
          <Unbroken>{t('orders.fromQuote', { number: agreed.quote.number, version: agreed.quote.version })}</Unbroken>
        </span>{' '}
        {agreed.quote.partial ? <span className="soft">{t('orders.inPart')}</span> : null}
      </p>
      <p className="chips no-print">
        <a className="button" href={pdf}>
          {t('orders.pdf')}
        </a>
        <TableChips csv={data.csv} />
        {inquiry === null ? null : <a href={to(thread, inquiry)}>{t('quote.back')}</a>}
      </p>
      {data.side === 'buyer' ? <Repeat kind="order" id={order.id} label={t('orders.repeat')} /> : null}
      <Steps order={order} />
      {mayReport ? <OrderReport data={data} /> : null}
      <PrintableDocument document={proFormaDocument(order, i18n)} />
    </>
  )
}

function Steps({ order: { steps } }: { order: Order }) {
  const { t, date } = useI18n()
  return (
    <section className="no-print">
      <h2>{t('orders.steps')}</h2>
      <ol>
        {steps.map(({ status, side, day, note, files }) => (
          <li key={status}>
            <time dateTime={day}>{date(day)}</time> · {t(`orders.status.${status}`)}{' '}
            <span className="soft small">{t(`orders.by.${side}`)}</span>
            {note ? (
              <p>
                <TypedText>{note}</TypedText>
              </p>
            ) : null}
            <FileLinks files={files} />
          </li>
        ))}
      </ol>
    </section>
  )
}
