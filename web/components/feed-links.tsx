import type { FollowKind } from '../../domain/contract/follows.ts'
import { addressOf, type Query } from '../../domain/routes.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { usePersonalHref } from '../app/navigation/personal-href.ts'

const TYPES = { atom: 'application/atom+xml', 'feed.json': 'application/feed+json' } as const
const NAMES = { atom: 'Atom', 'feed.json': 'JSON Feed' } as const

interface FeedLinksProps {
  /** The filters of the list. */
  query: Query
  /** The part of the list that can be followed with an account; absent where none can. */
  followed?: { kind: FollowKind; filters: Record<string, string> }
}

/** Links to what is new in this list: notices for people with an account, and feeds, which need none. */
export function FeedLinks({ query, followed }: FeedLinksProps) {
  const { t } = useI18n()
  const { locale, path } = useLocation()
  const to = usePersonalHref()
  return (
    <p className="forms soft small no-print">
      {t('follow.label')}{' '}
      {followed && (
        <>
          <a
            href={to('follows', { kind: followed.kind, query: new URLSearchParams(followed.filters).toString() })}
            rel="nofollow"
          >
            {t('follow.byMail')}
          </a>{' '}
        </>
      )}
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
