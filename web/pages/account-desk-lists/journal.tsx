import type { JournalEntry } from '../../../domain/contract/journal.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import type { AccountData } from '../account/account-screen.ts'
import { EntryRow } from '../account-journal/entry.tsx'

/** Number of journal entries shown on the screen of the thing that they are about. */
const SHOWN = 5

interface OwnJournalProps extends Pick<AccountData, 'desk'> {
  entries: readonly JournalEntry[]
  /** Id of the thing. */
  subject: string
}

/** What operators have done to one thing lately. */
export function OwnJournal({ entries, subject, desk }: OwnJournalProps) {
  const { t } = useI18n()
  const to = usePersonalHref()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="journal">
      <h2 id="journal">{t('parties.journal')}</h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {entries.slice(0, SHOWN).map((one) => (
          <EntryRow key={one.id} one={one} desk={desk} />
        ))}
      </ul>
      <p>
        <a href={to('journal', { subject })}>{t('parties.wholeJournal')}</a>
      </p>
    </section>
  )
}
