import type { UnmatchedMail } from '../../../domain/contract/unmatched-mail.ts'
import { INQUIRY_SIDES } from '../../../domain/statuses/inquiry.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { MessageText } from '../account/message.tsx'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowList } from '../account/row-list.tsx'
import type { MailData } from './load.ts'

export const slots = { page: UnmatchedMailPage } satisfies Slots<MailData>

/** E-mails to reply addresses that belong to no conversation: read, assigned to one, or deleted. */
function UnmatchedMailPage({ data }: { data: MailData }) {
  const { t } = useI18n()
  const { list, posted } = data
  return (
    <OperatorScreen data={data} title={t('moderation.mail.title')} actions={['remove']}>
      <p className="soft">{t('moderation.mail.about')}</p>
      <RowList none={t('moderation.mail.none')} wide>
        {list.data.map((one) => (
          <Row key={one.id} one={one} posted={posted} />
        ))}
      </RowList>
      <Pagination meta={list.meta} />
    </OperatorScreen>
  )
}

function Row({ one, posted }: { one: UnmatchedMail; posted: MailData['posted'] }) {
  const { t, date } = useI18n()
  const { id, sender, subject, text, reason, files, createdAt, deletedAfter } = one
  return (
    <li>
      <div className={styles.main}>
        <strong>{subject ? <TypedText>{subject}</TypedText> : t('moderation.mail.noSubject')}</strong>{' '}
        <bdi>{sender || t('moderation.mail.noSender')}</bdi>
        <p className="soft small">
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {` · ${t(`moderation.mail.reason.${reason}`)}`}
          {files > 0 ? ` · ${t('moderation.mail.files', { n: files })}` : ''}
          {` · ${t('moderation.mail.until', { date: date(deletedAfter) })}`}
        </p>
        {text ? <MessageText>{text}</MessageText> : null}
        <Assignment one={one} posted={posted?.fields.id === id ? posted : null} />
      </div>
    </li>
  )
}

/** The thread is chosen among those of the sender's address, or given by the inquiry's address on the site. */
function Assignment({ one: { id, sender, threads }, posted }: { one: UnmatchedMail; posted: MailData['posted'] }) {
  const { t } = useI18n()
  const [first] = threads
  const form = useFormState(posted, 'assign', { id, known: first ? `${first.id} ${first.side}` : '', side: 'buyer' })
  const known = threads.map(({ id, side, number }) => ({
    value: `${id} ${side}`,
    text: t('moderation.mail.known', { number, side: t(`moderation.mail.side.${side}`) }),
  }))
  return (
    <Form form={form} action="assign">
      <HiddenFields values={{ id }} />
      {first ? (
        <Choice
          form={form}
          name="known"
          id={`known-${id}`}
          label={t('moderation.mail.thread')}
          options={[...known, { value: '', text: t('moderation.mail.another') }]}
        />
      ) : null}
      <Field
        form={form}
        name="thread"
        id={`thread-${id}`}
        label={t('moderation.mail.address')}
        {...(first && { note: t('moderation.mail.addressNote') })}
      />
      <Choice
        form={form}
        name="side"
        id={`side-${id}`}
        label={t('moderation.mail.writer')}
        options={INQUIRY_SIDES.map((side) => ({ value: side, text: t(`moderation.mail.side.${side}`) }))}
      />
      <p className={styles.row}>
        <Submit label={t('moderation.mail.assign')} of={sender} />
        <Submit label={t('moderation.mail.remove')} of={sender} value="remove" quiet />
      </p>
    </Form>
  )
}
