import { addressOf, type Query } from '../../domain/routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'

const TYPES = { atom: 'application/atom+xml', 'feed.json': 'application/feed+json' } as const
const NAMES = { atom: 'Atom', 'feed.json': 'JSON Feed' } as const

/** Links to what is new in this list as feeds, which need no account. @param query the filters of the list */
export function FeedLinks({ query }: { query: Query }) {
  const { t } = useI18n()
  const { locale, path } = useLocation()
  return (
    <p className="forms soft small no-print">
      {t('follow.label')}{' '}
      {(['atom', 'feed.json'] as const).map((format) => (
        <span key={format}>
          <a href={addressOf(`${path}.${format}`, locale, query)} rel="nofollow" type={TYPES[format]}>
            {NAMES[format]}
          </a>{' '}
        </span>
      ))}
    </p>
  )
}
