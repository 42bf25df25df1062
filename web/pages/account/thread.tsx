import type { ReactNode } from 'react'
import type { MessageList, Message as ThreadMessage } from '../../../domain/contract/messages.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Moment } from '../../components/moment.tsx'
import type { AccountData } from './account-screen.ts'
import { Field, Form, Submit } from './fields.tsx'
import { FileField } from './file-field.tsx'
import { FileLinks } from './file-links.tsx'
import { useFormState } from './form-state.ts'
import { MessageText } from './message.tsx'
import styles from './thread.module.css'
import { NoTranslation, Translation } from './translation.tsx'

export interface ThreadData extends Pick<AccountData, 'posted'> {
  messages: MessageList
}

interface ThreadProps {
  data: ThreadData
  /** Id of the inquiry. */
  inquiry: string
  /** The side that reads. */
  side: InquirySide
  /** Name of the other side. */
  other: ReactNode
  /** Whether the reader has the form below it. */
  mayWrite: boolean
}

/** Name of the field of a message, which is also its id. */
const ANSWER_FIELD = 'reply'

/**
 * The conversation, the newest message last, with links to older ones and to what has come since. On a phone a link to the form below it
 * stays in view.
 */
export function Thread({ data, mayWrite, ...about }: ThreadProps) {
  const { messages } = data
  const { t } = useI18n()
  const link = useQueryLink()
  const [first] = messages.data
  return (
    <>
      <h2 id="thread">{t('thread.title')}</h2>
      {messages.meta.more && first ? (
        <p>
          <a href={`${link({ before: first.id, done: undefined })}#thread`}>{t('thread.earlier')}</a>
        </p>
      ) : null}
      {messages.data.length === 0 ? <p className="soft">{t('thread.none')}</p> : null}
      {messages.data.map((message) => (
        <Line key={message.id} data={data} message={message} {...about} />
      ))}
      <NoTranslation data={data} />
      <p className={`no-print ${styles.ways}`}>
        {messages.meta.canWrite && mayWrite ? (
          <a className="button" href={`#${ANSWER_FIELD}`}>
            {t(about.side === 'supplier' ? 'thread.toReply' : 'thread.toAnswer')}
          </a>
        ) : null}
        <a className="chip" href={`${link({ before: undefined, done: undefined })}#thread`}>
          {t('thread.reload')}
        </a>
      </p>
    </>
  )
}

interface LineProps extends Omit<ThreadProps, 'mayWrite'> {
  message: ThreadMessage
}

function Line({ data, message, inquiry, side, other }: LineProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { id, author, text, status, quote, files, internal, via, isRead, createdAt } = message
  const isOwn = message.side === side
  const look = [styles.line, isOwn && styles.own, internal && styles.internal].filter(Boolean).join(' ')
  return (
    <article id={id} className={look} aria-label={isOwn ? t('thread.own') : t('thread.theirs')}>
      <p className="soft small">
        {message.side === 'system' ? null : <strong>{isOwn ? author || t('thread.own') : other}</strong>}{' '}
        {internal ? <>{t('thread.internal')} · </> : null}
        {via === 'email' ? <>{t('thread.byEmail')} · </> : null}
        <Moment at={createdAt} />
        {isOwn && !internal && message.kind === 'text' ? <> · {t(isRead ? 'thread.read' : 'thread.unread')}</> : null}
      </p>
      {status ? <p>{t('thread.status', { status: t(`thread.statuses.${status}`) })}</p> : null}
      {message.kind === 'contact' ? <p>{t(isOwn ? 'thread.contact.own' : 'thread.contact.theirs')}</p> : null}
      {quote ? (
        <p>
          <a href={to(side === 'buyer' ? 'quote' : 'ownQuote', inquiry, { version: String(quote.version) })}>
            {t(`thread.quoteLine.${quote.event}`, { version: quote.version })}
          </a>
        </p>
      ) : null}
      {text ? <MessageText>{text}</MessageText> : null}
      {isOwn ? null : <Translation data={data} text={text} lang={message.lang} draft={message.draft} message={id} />}
      {!text && message.kind === 'text' && files.length === 0 ? <p className="soft">{t('thread.erased')}</p> : null}
      <FileLinks files={files} />
      {!isOwn && text ? (
        <p className="no-print">
          <a className="soft small" href={to('report', { message: id })} rel="nofollow">
            {t('report.title.message')}
          </a>
        </p>
      ) : null}
    </article>
  )
}

interface WriteFormProps {
  data: ThreadData
  label: string
  note?: string
  submit: string
  /** What the field begins with: a chosen template. */
  text?: string
  /** False for a writer without an account, because files belong to one. */
  withFiles?: boolean
}

/** The form of a message with its files; without a field where the conversation has ended. */
export function WriteForm({
  data: { messages, posted },
  label,
  note,
  submit,
  text = '',
  withFiles = true,
}: WriteFormProps) {
  const { t } = useI18n()
  const form = useFormState(posted, 'answer', { [ANSWER_FIELD]: text })
  if (!messages.meta.canWrite) return <p className="soft">{t('thread.ended')}</p>
  return (
    <Form form={form} action="answer" checks="answer" draft withFile={withFiles}>
      <Field form={form} name={ANSWER_FIELD} label={label} {...(note !== undefined && { note })} rows={8} />
      {withFiles ? (
        <FileField
          form={form}
          name="file"
          label={t('thread.files')}
          note={t('thread.filesNote')}
          kinds="any"
          multiple
        />
      ) : null}
      <Submit label={submit} />
    </Form>
  )
}
