import type { JournalEntry } from '../../../domain/contract/journal.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { Entry } from '../account-journal/entry.tsx'

/** Entries of the journal beside the thing that they are about. */
const SHOWN = 5

/** What operators have done to one thing lately. @param subject its id */
export function OwnJournal({ entries, subject }: { entries: readonly JournalEntry[]; subject: string }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="journal">
      <h2 id="journal">{t('parties.journal')}</h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {entries.slice(0, SHOWN).map((one) => (
          <Entry key={one.id} one={one} />
        ))}
      </ul>
      <p>
        <a href={to('journal', { subject })}>{t('parties.wholeJournal')}</a>
      </p>
    </section>
  )
}
