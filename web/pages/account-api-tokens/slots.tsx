import type { ApiToken } from '../../../domain/contract/api-tokens.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { RowButton } from '../account/row-button.tsx'
import { ShownSecret } from '../account/shown-secret.tsx'
import { TokenForm } from './form.tsx'
import type { ApiTokensData } from './load.ts'
import { hasExpired, TokenText } from './token-text.tsx'

export const slots = { page: ApiTokens } satisfies Slots<ApiTokensData>

/** The tokens with which the organization's programs call the API; a new one is shown once. */
function ApiTokens({ data }: { data: ApiTokensData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const toPublic = useHref()
  const { tokens, mayEdit, made, posted } = data
  return (
    <AccountFrame data={data} title={t('tokens.title')} here="company">
      <Refused posted={posted} actions={['remove']} />
      <p className={styles.narrow}>
        {t('tokens.about')} <a href={toPublic('developers')}>{t('developers.title')}</a> ·{' '}
        <a href="/api/docs">{t('tokens.docs')}</a>
      </p>
      <p>
        <a href={to('webhooks')}>{t('webhooks.title')}</a> · <a href={to('exchange')}>{t('exchange.title')}</a>
      </p>
      {made === null ? null : <ShownSecret about={t('tokens.made')} secret={made} />}
      {mayEdit ? null : <p className="soft">{t('tokens.ownersOnly')}</p>}
      {mayEdit && tokens.length === 0 ? <p className="soft">{t('tokens.none')}</p> : null}
      {tokens.length > 0 ? (
        <ul className={styles.list}>
          {tokens.map((token) => (
            <Row key={token.id} token={token} now={data.now} />
          ))}
        </ul>
      ) : null}
      {mayEdit ? (
        <section className="contents">
          <h2>{t('tokens.add')}</h2>
          <TokenForm posted={made === null ? posted : null} />
        </section>
      ) : null}
    </AccountFrame>
  )
}

function Row({ token, now }: { token: ApiToken; now: number }) {
  const { t } = useI18n()
  const { id, name } = token
  const isOver = hasExpired(token, now)
  return (
    <li>
      <div className={styles.main}>
        <TokenText token={token} now={now} />
      </div>
      <RowButton
        action="remove"
        label={t(isOver ? 'account.remove' : 'tokens.revoke')}
        of={name}
        fields={{ key: id }}
      />
    </li>
  )
}
