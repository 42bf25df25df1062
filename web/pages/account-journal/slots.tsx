import * as v from 'valibot'
import { JOURNAL_ACTS, type JournalEntry } from '../../../domain/contract/journal.ts'
import { COMPANY_STATUSES } from '../../../domain/statuses/company.ts'
import { PRODUCT_STATUSES } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { wordingOf } from '../account/wording.ts'
import { Texts } from '../account-admin/stored-values.ts'
import { changesOf, type JournalField, sentOf } from './changes.ts'
import type { JournalData } from './load.ts'

export const slots = { page: JournalPage } satisfies Slots<JournalData>

/** What operators have done, the latest first, with filters and a file. */
function JournalPage({ data }: { data: JournalData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { journal, filters, isFirst } = data
  const { next } = journal.meta
  return (
    <AccountFrame data={data} title={t('journal.title')} here="admin">
      <p>
        <a href={to('admin')}>{t('review.desk')}</a>
      </p>
      <Filters data={data} />
      {journal.data.length === 0 ? (
        <p className="soft">{t('journal.none')}</p>
      ) : (
        <ul className={`${styles.list} ${styles.wide}`}>
          {journal.data.map((one) => (
            <Entry key={one.id} one={one} />
          ))}
        </ul>
      )}
      <p className={styles.row}>
        {isFirst ? null : <a href={to('journal', { ...filters })}>{t('journal.latest')}</a>}
        {next ? (
          <a rel="next" href={to('journal', { ...filters, before: next })}>
            {t('journal.earlier')}
          </a>
        ) : null}
      </p>
    </AccountFrame>
  )
}

function Filters({ data: { filters } }: { data: JournalData }) {
  const { t, locale } = useI18n()
  const { act = '', subject = '', from = '', until = '' } = filters
  const field = `field ${fieldStyles.short}`
  const file = new URLSearchParams({ ...filters, locale })
  return (
    <form method="get" className={styles.row}>
      <select name="act" className={field} defaultValue={act} aria-label={t('journal.act')}>
        <option value="">{t('journal.anyAct')}</option>
        {JOURNAL_ACTS.map((one) => (
          <option key={one} value={one}>
            {t(`journal.acts.${one}`)}
          </option>
        ))}
      </select>
      <input
        name="subject"
        className={`field ${styles.search}`}
        defaultValue={subject}
        aria-label={t('journal.subject')}
        placeholder="ID"
      />
      <label>
        {t('journal.from')} <input type="date" name="from" className={field} defaultValue={from} />
      </label>
      <label>
        {t('journal.until')} <input type="date" name="until" className={field} defaultValue={until} />
      </label>
      <button type="submit" className="button">
        {t('review.show')}
      </button>
      <a href={`/api/operator/journal/file?${file}`} download="journal.csv">
        {t('journal.file')}
      </a>
    </form>
  )
}

/** Where the thing of an act is shown: its screen for moderators. */
function usePlace({ act, subject }: JournalEntry): string | null {
  const to = usePersonalHref()
  if (subject === '') return null
  if (act.startsWith('company-')) return to('admin', { company: subject })
  return act.startsWith('product-') ? to('productReview', subject) : null
}

const STATUSES = [...COMPANY_STATUSES, ...PRODUCT_STATUSES]

/** A value in words where it is a status of a company or product, else as it was stored or typed. */
function Value({ field, text }: { field: JournalField; text: string }) {
  const { t } = useI18n()
  const status = field === 'status' ? STATUSES.find((one) => one === text) : undefined
  return status ? t(`account.status.${status}`) : <TypedText>{text}</TypedText>
}

/** What it was done to: by its name where the journal has it, else by its id. */
function Subject({ one: { subject, before, after } }: { one: JournalEntry }) {
  const { locale } = useI18n()
  const names = (after ?? before)?.names
  return v.is(Texts, names) ? <LocalizedText value={wordingOf(names, locale)} /> : subject
}

function Entry({ one }: { one: JournalEntry }) {
  const { t, locale } = useI18n()
  const place = usePlace(one)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  const sent = sentOf(one)
  return (
    <li>
      <div className={styles.main}>
        <strong>{t(`journal.acts.${one.act}`)}</strong>{' '}
        {one.subject === '' ? null : place ? (
          <a href={place}>
            <Subject one={one} />
          </a>
        ) : (
          <Subject one={one} />
        )}
        <p className="soft small">
          <time dateTime={one.at}>{`${time.format(new Date(one.at))} UTC`}</time>
          {one.by ? ` · ${one.by}` : ''}
        </p>
        <ul className="small">
          {changesOf(one).map(({ field, before, after }) => (
            <li key={field}>
              {`${t(`journal.fields.${field}`)}: `}
              <Value field={field} text={before} />
              {' → '}
              <Value field={field} text={after} />
            </li>
          ))}
        </ul>
        {sent.length > 0 ? (
          <details className="small">
            <summary>{t('journal.sent')}</summary>
            <ul>
              {sent.map(({ field, value }) => (
                <li key={field}>
                  {`${t(`journal.fields.${field}`)}: `}
                  <Value field={field} text={value} />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}
