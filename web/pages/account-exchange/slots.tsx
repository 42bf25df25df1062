import type { MessageKey } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { AccountFrame } from '../account/frame.tsx'
import type { ExchangeData } from './load.ts'
import { ImportRuns } from './runs.tsx'

export const slots = { page: Exchange } satisfies Slots<ExchangeData>

/** Any name will do: the password says who it is. */
const LOGIN = 'kontor'

/** Programs with a guide in locales/: a title, and steps, one on each line. */
const PROGRAMS = ['onec', 'mysklad', 'bitrix'] as const

/** How 1C and programs with its protocol are connected, and the results of their visits. */
function Exchange({ data }: { data: ExchangeData }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const toPublic = useHref()
  const { state, address } = data
  return (
    <AccountFrame data={data} title={t('exchange.title')} here="products">
      <p className={styles.narrow}>{t('exchange.about')}</p>
      <h2>{t('exchange.type')}</h2>
      <dl className="prose">
        <dt className="soft small">{t('exchange.address')}</dt>
        <dd>
          <code>{address}</code>
        </dd>
        <dt className="soft small">{t('exchange.login')}</dt>
        <dd>
          <code>{LOGIN}</code>
        </dd>
        <dt className="soft small">{t('exchange.password')}</dt>
        <dd>
          <a href={to('apiTokens')}>{t('exchange.passwordNote')}</a>
        </dd>
      </dl>
      <h2>{t('exchange.programs')}</h2>
      {PROGRAMS.map((program) => (
        <Program key={program} title={`exchange.${program}.title`} steps={`exchange.${program}.steps`} />
      ))}
      <p>
        <a href={to('goodsFeeds')}>{t('feeds.title')}</a> · <a href={toPublic('developers')}>{t('developers.title')}</a>
      </p>
      <h2>{t('exchange.visits')}</h2>
      <p>
        {state.seenAt === null ? (
          t('exchange.never')
        ) : (
          <>
            {t('exchange.seen')} <Moment at={state.seenAt} /> · {t('exchange.waiting', { n: state.waiting })}
          </>
        )}
      </p>
      <ImportRuns runs={state.runs} />
    </AccountFrame>
  )
}

function Program({ title, steps }: { title: MessageKey; steps: MessageKey }) {
  const { t } = useI18n()
  const goods = t('tokens.scope.goodsWrite')
  const requests = t('tokens.scope.requests')
  const named = { page: t('tokens.title'), feeds: t('feeds.title'), goods, requests }
  return (
    <details className={styles.narrow}>
      <summary>{t(title)}</summary>
      <div className="prose">
        <ol>
          {t(steps, named)
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </div>
    </details>
  )
}
