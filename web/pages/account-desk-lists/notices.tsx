import type { SentNotice } from '../../../domain/contract/desk-lists.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'
import { RowList } from '../account/row-list.tsx'

interface NoticesProps {
  title: string
  notices: readonly SentNotice[]
  /** Whether each can be sent again. */
  again?: boolean
}

/** What was sent to somebody, the latest first, and whether it has arrived. */
export function Notices({ title, notices, again = false }: NoticesProps) {
  const { t } = useI18n()
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{title}</h2>
      <RowList none={t('parties.noNotices')} wide>
        {notices.map(({ id, to, subject, at, sentAt, waits }) => (
          <li key={id}>
            <div className={styles.main}>
              <TypedText>{subject}</TypedText>
              <p className="soft small">
                <Moment at={sentAt ?? at} />
                {` · ${to} · ${t(waits ? 'parties.waits' : sentAt ? 'parties.sent' : 'parties.unsent')}`}
              </p>
            </div>
            {again && !waits ? (
              <RowButton action="resend" label={t('parties.resend')} of={subject} fields={{ notice: id }} />
            ) : null}
          </li>
        ))}
      </RowList>
    </section>
  )
}
