import * as v from 'valibot'
import type { JournalEntry } from '../../../domain/contract/journal.ts'
import { COMPANY_STATUSES } from '../../../domain/statuses/company.ts'
import { PRODUCT_STATUSES } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText, TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { wordingOf } from '../account/wording.ts'
import { Texts } from '../account-admin/stored-values.ts'
import { changesOf, type JournalField, sentOf } from './changes.ts'

/** Where the thing of an act is shown: its screen for moderators. */
function usePlace({ act, subject }: JournalEntry): string | null {
  const to = usePersonalHref()
  if (subject === '') return null
  if (act.startsWith('company-')) return to('deskCompany', subject)
  if (act.startsWith('person-')) return to('deskPerson', subject)
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

/** One act: what was done to what, by whom, and what it has changed. */
export function Entry({ one }: { one: JournalEntry }) {
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
