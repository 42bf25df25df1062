import type { MemberActEntry } from '../../../domain/contract/organization-journal.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import fieldStyles from '../account/fields.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { RowList } from '../account/row-list.tsx'
import type { MemberActsData } from './load.ts'

export const slots = { page: MemberActsPage } satisfies Slots<MemberActsData>

/** What members have done for the organization, the latest first. */
function MemberActsPage({ data }: { data: MemberActsData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { acts, by, isFirst } = data
  const { next } = acts.meta
  const filter = { by: by || undefined }
  return (
    <AccountFrame data={data} title={t('memberActs.title')} here="employees">
      <p>
        <a href={to('employees')}>{t('people.employees')}</a>
      </p>
      <p className="soft">{t('memberActs.about')}</p>
      <Filter data={data} />
      <RowList none={t('memberActs.none')} wide>
        {acts.data.map((one) => (
          <Entry key={one.id} one={one} />
        ))}
      </RowList>
      <p className={styles.row}>
        {isFirst ? null : <a href={to('memberActs', filter)}>{t('journal.latest')}</a>}
        {next ? (
          <a rel="next" href={to('memberActs', { ...filter, before: next })}>
            {t('journal.earlier')}
          </a>
        ) : null}
      </p>
    </AccountFrame>
  )
}

function Filter({ data: { employees, by } }: { data: MemberActsData }) {
  const { t } = useI18n()
  return (
    <form method="get" className={styles.row}>
      <select name="by" className={`field ${fieldStyles.short}`} defaultValue={by} aria-label={t('memberActs.by')}>
        <option value="">{t('memberActs.anyone')}</option>
        {employees.map(({ id, name, contact }) => (
          <option key={id} value={id}>
            {name || contact || t('people.nameless')}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {t('review.show')}
      </button>
    </form>
  )
}

/** Screens by the beginning of an act's name. */
const PLACES = {
  product: 'product',
  inquiry: 'received',
  quote: 'ownQuote',
  order: 'sale',
  import: 'import',
  edit: 'productEdit',
  employee: 'employee',
  approval: 'approval',
} as const

/** Where the thing of an act is shown; null where it is gone, or has no screen. */
function usePlace({ act, subject, product }: MemberActEntry): string | null {
  const to = usePersonalHref()
  const [kind = ''] = act.split('-')
  const place = Object.entries(PLACES).find(([name]) => name === kind)?.[1]
  if (subject === '' || !place || (place === 'product' && product === null) || act.endsWith('-removed')) return null
  return to(place, subject)
}

function Entry({ one }: { one: MemberActEntry }) {
  const { t } = useI18n()
  const place = usePlace(one)
  const name = t(`memberActs.acts.${one.act}`)
  return (
    <li>
      <div className={styles.main}>
        <strong>{place ? <a href={place}>{name}</a> : name}</strong>
        {one.product ? (
          <>
            {' · '}
            <LocalizedText value={one.product} />
          </>
        ) : null}
        <p className="soft small">
          <Moment at={one.at} />
          {one.by ? ` · ${one.by}` : ''}
        </p>
      </div>
    </li>
  )
}
