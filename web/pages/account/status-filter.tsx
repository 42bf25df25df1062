import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'

interface StatusFilterProps<Status extends string> {
  /** The status that the list is filtered by; '' for none. */
  chosen: string
  statuses: { status: Status; name: string; count: number }[]
}

/** Filters the list by status and keeps search and order; nothing where all rows have the same status. */
export function StatusFilter<Status extends string>({ chosen, statuses }: StatusFilterProps<Status>) {
  const { t, number } = useI18n()
  const link = useQueryLink()
  if (chosen === '' && statuses.every(({ count }) => count === 0)) return null
  return (
    <nav aria-label={t('account.statusTitle')}>
      <ul className="chips">
        <li>
          <a className="chip" href={link({ status: undefined })} aria-current={chosen === '' ? 'page' : undefined}>
            {t('account.allStatuses')}
          </a>
        </li>
        {statuses.map(({ status, name, count }) => (
          <li key={status}>
            <a className="chip" href={link({ status })} aria-current={chosen === status ? 'page' : undefined}>
              {`${name} ${number(count)}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
