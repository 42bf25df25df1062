import type { ApiToken } from '../../../domain/contract/api-tokens.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import { SCOPE_LABELS } from './scopes.ts'

/** @param now milliseconds since 1970 */
export const hasExpired = ({ expiresAt }: ApiToken, now: number): boolean => Date.parse(expiresAt) <= now

/** What a token is for, what it may do, who has made it and when it was last used. */
export function TokenText({ token, now }: { token: ApiToken; now: number }) {
  const { t, date } = useI18n()
  const { name, scopes, ending, madeBy, createdAt, expiresAt, usedAt } = token
  return (
    <>
      <strong>
        <TypedText>{name}</TypedText>
      </strong>{' '}
      <code>…{ending}</code>
      <p className="soft small">{scopes.map((scope) => t(SCOPE_LABELS[scope])).join(' · ')}</p>
      <p className="soft small">
        {t('tokens.by', { name: madeBy, date: date(createdAt) })}
        {' · '}
        {t(hasExpired(token, now) ? 'tokens.expired' : 'tokens.until', { date: date(expiresAt) })}
        {' · '}
        {usedAt === null ? t('tokens.unused') : t('tokens.used', { date: date(usedAt) })}
      </p>
    </>
  )
}
