import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'

interface StatusFilterProps<Status extends string> {
  list: 'products' | 'inquiries'
  /** The one that the list is narrowed to; '' none. */
  chosen: string
  statuses: { status: Status; name: string; count: number }[]
}

/** Narrows a list to one state; nothing where there is nothing to be narrowed. */
export function StatusFilter<Status extends string>({ list, chosen, statuses }: StatusFilterProps<Status>) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  if (chosen === '' && statuses.every(({ count }) => count === 0)) return null
  return (
    <nav aria-label={t('account.statusTitle')}>
      <ul className="chips">
        <li>
          <a className="chip" href={to(list)} aria-current={chosen === '' ? 'page' : undefined}>
            {t('account.allStatuses')}
          </a>
        </li>
        {statuses.map(({ status, name, count }) => (
          <li key={status}>
            <a className="chip" href={to(list, { status })} aria-current={chosen === status ? 'page' : undefined}>
              {`${name} ${number(count)}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
