import { type DeadLetter, JOB_NAMES } from '../../../domain/contract/dead-letters.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { ValidatedForm } from '../../components/validated-form.tsx'
import styles from '../account/account.module.css'
import { HiddenFields } from '../account/fields.tsx'

/** What a job does. One of an earlier version may be unknown: its own name tells developers which it was. */
function Name({ kind }: Pick<DeadLetter, 'kind'>) {
  const { t } = useI18n()
  const known = JOB_NAMES.find((name) => name === kind)
  return known ? <strong>{t(`moderation.job.${known}`)}</strong> : <strong lang="en">{kind}</strong>
}

/** Work in the background that was given up: e-mails that were not accepted, rates that could not be read. */
export function DeadLetters({ letters }: { letters: DeadLetter[] }) {
  const { t, date, number } = useI18n()
  if (letters.length === 0) return null
  return (
    <section id="dead-letters">
      <h2>{t('moderation.givenUp')}</h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {letters.map(({ kind, count, error, failedAt }) => (
          <li key={kind}>
            <div className={styles.main}>
              <Name kind={kind} /> <span className="soft">{number(count)}</span>
              <p className="small">
                <time dateTime={failedAt}>{date(failedAt)}</time> ·{' '}
                <LocalizedText value={{ text: error, lang: 'en' }} />
              </p>
            </div>
            <ValidatedForm className={styles.row}>
              <HiddenFields values={{ action: 'rerun', once: crypto.randomUUID(), id: kind }} />
              <button type="submit" className="button">
                {t('moderation.runAgain')}
              </button>
            </ValidatedForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
