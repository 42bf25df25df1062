import { APP_NAME } from '../../../domain/app-name.ts'
import { SELL_ANSWERS } from '../../../domain/legal-texts.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Load, StaticPage } from '../../app/page/load.ts'
import { ContactEmail } from '../../components/contact-email.tsx'
import { Icon } from '../../components/icon.tsx'
import { SupplierSteps } from '../../components/supplier-steps.tsx'
import { htmlOf, readStoredText } from '../legal/stored-text.ts'

interface SellData {
  /** The text that an operator has stored, instead of what the page says beside its steps: HTML; null for none. */
  html: string | null
}

/** The page for suppliers: what is needed, how long it takes, what it costs. The same for every visitor. */
const load: Load<SellData> = async ({ api, i18n: { t, locale } }) => ({
  data: { html: htmlOf(await readStoredText(api, 'sell', locale)) },
  islandProps: null,
  head: { title: t('sell.headTitle'), description: t('sell.about') },
})

export const page = { load, slots: { page: Sell } } satisfies StaticPage<SellData>

function Sell({ data: { html } }: { data: SellData }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  return (
    <div className="prose">
      <div className="page-head">
        <h1>{t('sell.title', { name: APP_NAME[locale] })}</h1>
        {html === null ? <p>{t('sell.about')}</p> : null}
      </div>
      <SupplierSteps detailed />
      <p>
        {/* A visitor who is not signed in is redirected to sign in, and back. */}
        <a className="button primary" href={to('start')}>
          {t('sell.start')}
          <Icon name="arrow-right" />
        </a>
      </p>
      {html === null ? (
        SELL_ANSWERS.map((answer) => (
          <section key={answer}>
            <h2>{t(`sell.${answer}.title`)}</h2>
            <p>{t(`sell.${answer}.text`)}</p>
          </section>
        ))
      ) : (
        // Rendered by micromark, which escapes HTML and drops unsafe addresses (pages/story/markdown.ts).
        <section dangerouslySetInnerHTML={{ __html: html }} />
      )}
      <ContactEmail before={t('sell.ask')} />
    </div>
  )
}
