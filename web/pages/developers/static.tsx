import { Fragment } from 'react'
import { APP_NAME } from '../../../domain/app-name.ts'
import { EXAMPLES } from '../../../domain/developers/names.ts'
import { EXAMPLE_TEXTS } from '../../../domain/developers/texts.ts'
import { EXCHANGE_PATH } from '../../../domain/exchange.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Load, StaticPage } from '../../app/page/load.ts'

interface DevelopersData {
  /** Origin of this site, for the addresses in the examples. */
  origin: string
}

const load: Load<DevelopersData> = async ({ origin, i18n: { t, locale } }) => ({
  data: { origin },
  islandProps: null,
  head: { title: t('developers.title'), description: t('developers.about', { name: APP_NAME[locale] }) },
})

export const page = { load, slots: { page: Developers } } satisfies StaticPage<DevelopersData>

/** Sections in the order in which a developer needs them. */
const SECTIONS = [...EXAMPLES.slice(0, -1), 'webhook', 'feed'] as const
type Section = (typeof SECTIONS)[number]

const LANGUAGES = ['curl', 'python', 'onec'] as const

/** Placeholders in the examples, which the page fills in. */
const PLACES = /\{(?:ORIGIN|HOST|LOCALE)\}/g

/** Calls to copy, in the order in which a program for a supplier begins. */
function Developers({ data }: { data: DevelopersData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  return (
    <div className="prose">
      <div className="page-head">
        <h1>{t('developers.title')}</h1>
        <p>{t('developers.about', { name: APP_NAME[locale] })}</p>
      </div>
      <nav aria-label={t('developers.contents')}>
        <ol>
          <li>
            <a href="#token">{t('developers.token.title')}</a>
          </li>
          {SECTIONS.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`developers.${section}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <h2 id="token">{t('developers.token.title')}</h2>
      <p>{t('developers.token.text')}</p>
      <ul>
        <li>
          <a href={to('apiTokens')}>{t('tokens.title')}</a>
        </li>
        <li>
          <a href={to('webhooks')}>{t('webhooks.title')}</a>
        </li>
        <li>
          <a href={to('partnerFeeds')}>{t('partnerFeeds.title')}</a>
        </li>
        <li>
          <a href={to('exchange')}>{t('exchange.title')}</a>, <code>{EXCHANGE_PATH}</code>
        </li>
        <li>
          <a href="/api/docs" hrefLang="en">
            {t('developers.reference')}
          </a>
          ,{' '}
          <a href="/api/openapi.json" hrefLang="en">
            OpenAPI
          </a>
        </li>
      </ul>
      <p>{t('developers.token.failures')}</p>
      {SECTIONS.map((section) => (
        <Calls key={section} section={section} origin={data.origin} />
      ))}
    </div>
  )
}

function Calls({ section, origin }: { section: Section; origin: string }) {
  const { t, locale } = useI18n()
  const texts = EXAMPLE_TEXTS[section]
  const values: Record<string, string> = { '{ORIGIN}': origin, '{HOST}': new URL(origin).host, '{LOCALE}': locale }
  return (
    <>
      <h2 id={section}>{t(`developers.${section}.title`)}</h2>
      <p>{t(`developers.${section}.text`, { test: t('webhooks.test') })}</p>
      {LANGUAGES.map((language) => (
        <Fragment key={language}>
          <h3>{t(`developers.in.${section === 'webhook' && language === 'curl' ? 'shell' : language}`)}</h3>
          <pre className="small" translate="no">
            <code>{texts?.[language].replace(PLACES, (place) => values[place] ?? '')}</code>
          </pre>
        </Fragment>
      ))}
    </>
  )
}
