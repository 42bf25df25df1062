import type { OwnQuote, Quote } from '../../../domain/contract/quotes.ts'
import { quoteDocument } from '../../../domain/deal-documents.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { TableChips } from '../../components/export-chips.tsx'
import { Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { MessageText } from '../account/message.tsx'
import { PrintableDocument } from '../account/printable-document.tsx'
import { Refused } from '../account/refused.tsx'
import { Accept } from './accept.tsx'
import { QuoteChanges } from './changes.tsx'
import { QuoteForm } from './form.tsx'
import type { OwnQuoteData, QuoteData } from './load.ts'

export const ownQuoteSlots = { page: Own } satisfies Slots<OwnQuoteData>
export const quoteSlots = { page: Received } satisfies Slots<QuoteData>

function Own({ data }: { data: OwnQuoteData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { quote, mayEdit, posted, inquiry, reference } = data
  const withdrawal = useFormState(posted, 'withdraw')
  return (
    <AccountFrame data={data} title={t('quote.title', { number: reference })} here="inquiries">
      <p className="no-print">
        <a href={to('received', inquiry)}>{t('quote.back')}</a>
      </p>
      <Refused posted={posted} actions={['withdraw']} />
      <Sent quote={quote} data={data} />
      {quote.order ? (
        <p>
          <a className="button primary" href={to('sale', quote.order)}>
            {t('orders.open')}
          </a>
        </p>
      ) : null}
      {quote.approval ? <p className="notice no-print">{t('approvals.buyerWaits')}</p> : null}
      {mayEdit && quote.moves.includes('withdrawn') ? (
        <Form form={withdrawal} action="withdraw" version={quote.version}>
          <Submit quiet label={t('quote.withdraw')} />
        </Form>
      ) : null}
      {mayEdit && quote.moves.includes('sent') ? <QuoteForm data={data} /> : null}
      {!quote.shown && !(mayEdit && quote.moves.includes('sent')) ? <p className="soft">{t('quote.none')}</p> : null}
    </AccountFrame>
  )
}

function Received({ data }: { data: QuoteData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { quote, inquiry, reference } = data
  return (
    <AccountFrame data={data} title={t('quote.title', { number: reference })} here="requests">
      <p className="no-print">
        <a href={to('request', inquiry)}>{t('quote.back')}</a>
      </p>
      <Sent quote={quote} data={data} />
      {quote.order ? (
        <p>
          <a className="button primary" href={to('order', quote.order)}>
            {t('orders.open')}
          </a>
        </p>
      ) : null}
      <ApprovalState quote={quote} />
      {quote.moves.includes('accepted') && isLatest(quote) && quote.approval?.status !== 'waiting' ? (
        <Accept data={data} />
      ) : null}
      {quote.moves.includes('declined') && isLatest(quote) ? <Decline data={data} /> : null}
    </AccountFrame>
  )
}

/** Says that the quote which the buyer has accepted waits for approval in their organization, or was refused there. */
function ApprovalState({ quote: { approval, order } }: { quote: Quote }) {
  const { t, date } = useI18n()
  if (!approval || order) return null
  if (approval.status === 'waiting')
    return <p className="notice no-print">{t('approvals.waits', { date: date(approval.at) })}</p>
  if (approval.status !== 'refused') return null
  return (
    <div className="no-print">
      <p className="notice">{t('approvals.refused', { name: approval.by, date: date(approval.at) })}</p>
      {approval.reason ? <MessageText>{approval.reason}</MessageText> : null}
    </div>
  )
}

/** Whether the latest version is shown, not an earlier one. */
const isLatest = ({ shown, versions }: Quote | OwnQuote): boolean => shown?.version === versions[0]?.version

/** The version that is shown, what is new in it, and the others. */
function Sent({ quote, data }: { quote: Quote | OwnQuote; data: OwnQuoteData | QuoteData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { shown, number } = quote
  if (!shown) return null
  const head = { number: number ?? '', reference: data.reference, buyer: data.buyer }
  return (
    <>
      <State quote={quote} />
      <p className="chips">
        <a className="button" href={`${data.pdf}&version=${shown.version}`}>
          {t('quote.pdf')}
        </a>
        <TableChips csv={data.csv} />
      </p>
      <QuoteChanges changes={quote.changes} />
      <PrintableDocument document={quoteDocument(shown, head, i18n)} />
      <Versions quote={quote} />
    </>
  )
}

/** The quote's status; for an earlier version, that a later one has replaced it. */
function State({ quote }: { quote: Quote | OwnQuote }) {
  const { t } = useI18n()
  const { status, reason } = quote
  if (!isLatest(quote)) return <p className="notice no-print">{t('quote.earlier')}</p>
  return (
    <div className="no-print">
      <p>
        <strong>{t(`quote.status.${status}`)}</strong>
      </p>
      {reason ? (
        <>
          <p className="soft">{t('quote.reason')}</p>
          <MessageText>{reason}</MessageText>
        </>
      ) : null}
    </div>
  )
}

function Versions({ quote: { versions, shown } }: { quote: Quote | OwnQuote }) {
  const { t, date } = useI18n()
  const link = useQueryLink()
  if (versions.length < 2) return null
  return (
    <section className="no-print">
      <h2>{t('quote.versions')}</h2>
      <ul>
        {versions.map(({ version, sentAt }, at) => (
          <li key={version}>
            <a
              href={link({ version: at === 0 ? undefined : String(version), done: undefined })}
              aria-current={version === shown?.version ? 'page' : undefined}
            >
              {t('quote.version', { version, date: date(sentAt) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decline({ data: { quote, posted } }: { data: QuoteData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'decline')
  return (
    <details open={form.isPosted} className="no-print">
      <summary>{t('quote.decline')}</summary>
      <Form form={form} action="decline" checks="quoteRefusal">
        <HiddenFields values={{ read: String(quote.shown?.version ?? 0) }} />
        <Field form={form} name="reason" label={t('quote.reasonLabel')} rows={3} />
        <Submit label={t('quote.decline')} />
      </Form>
    </details>
  )
}
