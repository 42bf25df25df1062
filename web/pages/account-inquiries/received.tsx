import type { Inquiry } from '../../../domain/contract/inquiries.ts'
import { inquiryLines } from '../../../domain/inquiry-lines.ts'
import { wishLines } from '../../../domain/wish-lines.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { AskedLines } from '../../components/asked-lines.tsx'
import { DetailRow } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import styles from '../account/account.module.css'
import { Form, Submit } from '../account/fields.tsx'
import { FileLinks } from '../account/file-links.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { MessageText } from '../account/message.tsx'
import { Thread, WriteForm } from '../account/thread.tsx'
import { Translation } from '../account/translation.tsx'
import { Assignee, NoteForm, Templates } from './desk.tsx'
import type { ReceivedData } from './load.ts'

/** Statuses before the first quote. */
const UNQUOTED = new Set<Inquiry['status']>(['sent', 'seen', 'answered'])
const QUOTED = new Set<Inquiry['status']>(['quoted', 'accepted'])

/** One inquiry: the sender and the goods, the conversation, and what the supplier may do. */
export function Received({ data }: { data: ReceivedData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { inquiry, mayReply } = data
  const { contact, message, moves, status } = inquiry
  // One that has ended may have a quote, of which the conversation has a line.
  const isQuoted = QUOTED.has(status) || data.messages.data.some(({ quote }) => quote)
  const toQuote = isQuoted ? 'quote.open' : mayReply && UNQUOTED.has(status) ? 'quote.prepare' : null
  return (
    <AccountFrame
      data={data}
      title={t('received.from', { name: contact.name || t('people.nameless') })}
      here="inquiries"
    >
      <About inquiry={inquiry} />
      <AskedLines lines={inquiry.lines} />
      {message && <MessageText>{message}</MessageText>}
      <Translation
        data={data}
        text={message}
        lang={inquiry.locale}
        draft={data.messages.meta.askedDraft}
        message={null}
      />
      {mayReply ? <Assignee data={data} /> : null}
      <Thread
        data={data}
        inquiry={inquiry.id}
        side="supplier"
        mayWrite={mayReply}
        other={contact.name || t('thread.buyer')}
      />
      {toQuote ? (
        <p>
          <a className="button" href={to('ownQuote', inquiry.id)}>
            {t(toQuote)}
          </a>
        </p>
      ) : null}
      {mayReply ? <Reply data={data} /> : null}
      {mayReply ? <NoteForm data={data} /> : null}
      {mayReply && moves.includes('declined') ? <Decline data={data} /> : null}
      {mayReply && moves.includes('closed') ? <Close data={data} /> : null}
    </AccountFrame>
  )
}

/** The product as it was when the buyer wrote, with a link to what it is now. */
function Asked({ inquiry: { item, product } }: { inquiry: Inquiry }) {
  const to = useHref()
  const name = item?.name ?? product?.name
  if (!name) return null
  const text = <LocalizedText value={name} />
  return product ? <a href={to('product', { id: product.id, slug: product.slug })}>{text}</a> : text
}

function About({ inquiry }: { inquiry: Inquiry }) {
  const i18n = useI18n()
  const { t, date } = i18n
  const { number, contact, item, product, quantity, locale, status, createdAt } = inquiry
  const { organization, email, phone } = contact
  return (
    <table className={`ruled stacked ${styles.fit}`}>
      <tbody>
        <DetailRow name={t('received.number')}>{number}</DetailRow>
        <DetailRow name={t('account.statusTitle')}>
          {t(`received.status.${status}`)} · <time dateTime={createdAt}>{date(createdAt)}</time>
        </DetailRow>
        {item || product ? (
          <DetailRow name={t('received.product')}>
            <Asked inquiry={inquiry} />
          </DetailRow>
        ) : null}
        {inquiryLines(item, quantity, i18n).map(({ label, value }) => (
          <DetailRow key={label} name={label}>
            {value}
          </DetailRow>
        ))}
        {wishLines(inquiry.wishes, i18n).map(({ label, value }) => (
          <DetailRow key={label} name={label}>
            {value}
          </DetailRow>
        ))}
        {inquiry.files.length > 0 ? (
          <DetailRow name={t('inquiry.attachedFiles')}>
            <FileLinks files={inquiry.files} />
          </DetailRow>
        ) : null}
        {organization ? <DetailRow name={t('received.organization')}>{organization}</DetailRow> : null}
        {email ? (
          <DetailRow name={t('account.email')}>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </DetailRow>
        ) : null}
        {phone ? (
          <DetailRow name={t('account.phone')}>
            <PhoneLink number={phone} />
          </DetailRow>
        ) : null}
        {email || phone || !contact.name ? null : (
          <DetailRow name={t('received.contact')}>{t('inquiryItem.sharing.none')}</DetailRow>
        )}
        <DetailRow name={t('received.language')}>{t(`account.language.${locale}`)}</DetailRow>
      </tbody>
    </table>
  )
}

function Reply({ data }: { data: ReceivedData }) {
  const { t } = useI18n()
  const { email, phone } = data.inquiry.contact
  const toCall = phone ? t('received.toCall', { phone }) : t('inquiryItem.sharing.none')
  return (
    <section id="answer" className="contents" aria-label={t('received.yourReply')}>
      {data.messages.meta.canWrite ? <Templates data={data} /> : null}
      <WriteForm
        data={data}
        label={t('received.yourReply')}
        note={email ? t('received.mailed', { email }) : toCall}
        submit={t(phone && !email ? 'received.keep' : 'received.send')}
        text={data.template}
      />
    </section>
  )
}

function Decline({ data: { inquiry, posted } }: { data: ReceivedData }) {
  const { t } = useI18n()
  return (
    <Form form={useFormState(posted, 'decline')} action="decline" version={inquiry.version}>
      <Submit quiet label={t('received.decline')} />
    </Form>
  )
}

function Close({ data: { inquiry, posted } }: { data: ReceivedData }) {
  const { t } = useI18n()
  return (
    <Form form={useFormState(posted, 'close')} action="close" version={inquiry.version}>
      <Submit quiet label={t(inquiry.reply === null ? 'received.closeUnanswered' : 'received.close')} />
    </Form>
  )
}
