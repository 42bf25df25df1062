import { APP_NAME } from '../../../domain/app-name.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { Slots } from '../../app/page/page.ts'
import { ContactForm } from '../../components/contact-form.tsx'
import { Icon } from '../../components/icon.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import styles from './landing.module.css'
import type { LandingData, LandingName } from './load.ts'

export const slots = { page: Landing } satisfies Slots<LandingData>

/** Stations of a consignment, and plots of a zone: what the drawing of each page is made of. */
const DRAWN = ['1', '2', '3', '4', '5'] as const
const POINTS = ['1', '2', '3'] as const

function Landing({ data }: { data: LandingData }) {
  const { t } = useI18n()
  const { name, html } = data
  return (
    <article className={`${styles.page} ${styles[name]}`}>
      <Top />
      <header className={styles.hero}>
        <h1>{t(`landing.${name}.title`)}</h1>
        {html === null ? <p className={styles.lead}>{t(`landing.${name}.lead`)}</p> : null}
        <a className="button primary" href="#write">
          {t(`landing.${name}.write`)}
        </a>
      </header>
      <ol className={styles.drawing} aria-label={t(`landing.${name}.drawing`)}>
        {DRAWN.map((number) => (
          <li key={number}>
            <strong>{t(`landing.${name}.drawn${number}`)}</strong>
            <span>{t(`landing.${name}.role${number}`)}</span>
          </li>
        ))}
      </ol>
      {html === null ? (
        <>
          <Points name={name} title={t('landing.gives')} kind="give" />
          <Points name={name} title={t('landing.steps')} kind="step" />
        </>
      ) : (
        // Rendered by micromark, which escapes HTML and drops unsafe addresses (pages/story/markdown.ts).
        <section className={`prose ${styles.section}`} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      <Write data={data} />
    </article>
  )
}

/** These pages have no header: links to the shop and to the other languages are here. */
function Top() {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <div className={styles.top}>
      <a className={styles.brand} href={to('home')} aria-label={t('header.home', { name: APP_NAME[locale] })}>
        <Icon name="seal" />
        {APP_NAME[locale]}
      </a>
      <LanguageSwitch />
    </div>
  )
}

function Points({ name, title, kind }: { name: LandingName; title: string; kind: 'give' | 'step' }) {
  const { t } = useI18n()
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ol className={styles.points} data-kind={kind}>
        {POINTS.map((number) => (
          <li key={number}>
            <h3>{t(`landing.${name}.${kind}${number}`)}</h3>
            <p>{t(`landing.${name}.${kind}${number}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The form of a landing page, or the thanks for what was written there. */
function Write({ data: { name, sent, typed, errors } }: { data: LandingData }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <section className={styles.section} id="write">
      <h2>{t(sent ? 'landing.thanks' : `landing.${name}.write`)}</h2>
      {sent ? (
        <div className="notice success" role="status">
          <p>
            {t('landing.thanksText')} <a href={to('catalogue')}>{t('inquiry.backToCatalogue')}</a>
          </p>
        </div>
      ) : (
        <ContactForm
          action={`${to(name)}#write`}
          checks="lead"
          label={t('landing.message')}
          note={t(`landing.${name}.messageNote`)}
          consent={t('landing.consent')}
          send={t('landing.send')}
          typed={typed}
          errors={errors}
        />
      )}
    </section>
  )
}
