import { JOURNAL_ACTS } from '../../../domain/contract/journal.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { optionsOf } from '../../components/options.tsx'
import styles from '../account/account.module.css'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowList } from '../account/row-list.tsx'
import lists from '../account-desk-lists/desk-lists.module.css'
import { EntryRow } from './entry.tsx'
import type { JournalData } from './load.ts'

export const slots = { page: JournalPage } satisfies Slots<JournalData>

/** What operators have done, the latest first, with filters and a file. */
function JournalPage({ data }: { data: JournalData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { journal, filters, isFirst } = data
  const { next } = journal.meta
  return (
    <OperatorScreen data={data} title={t('journal.title')}>
      <Filters data={data} />
      <RowList none={t('journal.none')} wide>
        {journal.data.map((one) => (
          <EntryRow key={one.id} one={one} desk={data.desk} />
        ))}
      </RowList>
      <p className={styles.row}>
        {isFirst ? null : <a href={to('journal', { ...filters })}>{t('journal.latest')}</a>}
        {next ? (
          <a rel="next" href={to('journal', { ...filters, before: next })}>
            {t('journal.earlier')}
          </a>
        ) : null}
      </p>
    </OperatorScreen>
  )
}

function Filters({ data: { filters } }: { data: JournalData }) {
  const { t, locale } = useI18n()
  const { act = '', subject = '', from = '', until = '' } = filters
  const file = new URLSearchParams({ ...filters, locale })
  return (
    <form method="get" className={lists.filters}>
      <label>
        {t('journal.act')}
        <select name="act" className="field" defaultValue={act}>
          <option value="">{t('journal.anyAct')}</option>
          {optionsOf(JOURNAL_ACTS, (one) => t(`journal.acts.${one}`))}
        </select>
      </label>
      <label>
        {t('journal.subject')}
        <input name="subject" className="field" defaultValue={subject} />
      </label>
      <label>
        {t('journal.from')} <input type="date" name="from" className="field" defaultValue={from} />
      </label>
      <label>
        {t('journal.until')} <input type="date" name="until" className="field" defaultValue={until} />
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
