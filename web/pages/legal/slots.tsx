import type { ReactNode } from 'react'
import { APP_NAME } from '../../../domain/app-name.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useAppData } from '../../app/page/app-data.tsx'
import type { Slots } from '../../app/page/page.ts'
import { Cookies } from './cookies.tsx'
import styles from './legal.module.css'
import type { LegalData } from './load.ts'
import { IN_FORCE, PRIVACY, TERMS } from './sections.ts'

export const slots = {
  page: ({ data }) => (data.text === 'terms' ? <Terms /> : <Privacy />),
} satisfies Slots<LegalData>

function Terms() {
  const { t, locale } = useI18n()
  const name = APP_NAME[locale]
  const sections = TERMS.map((key) => ({
    key,
    title: t(`legal.terms.${key}.title`),
    text: t(`legal.terms.${key}.text`, { name }),
  }))
  return <Sheet title={t('legal.terms.title')} about={t('legal.terms.about', { name })} sections={sections} />
}

function Privacy() {
  const { t, locale } = useI18n()
  const name = APP_NAME[locale]
  const sections = PRIVACY.map((key) => ({
    key,
    title: t(`legal.privacy.${key}.title`),
    text: t(`legal.privacy.${key}.text`, { name }),
    more: key === 'cookies' ? <Cookies /> : null,
  }))
  return <Sheet title={t('legal.privacy.title')} about={t('legal.privacy.about', { name })} sections={sections} />
}

interface SheetProps {
  title: string
  about: string
  sections: { key: string; title: string; text: string; more?: ReactNode }[]
}

/** A text of numbered sections with a table of contents. */
function Sheet({ title, about, sections }: SheetProps) {
  const { t, date } = useI18n()
  const email = useAppData()?.contact.email
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="soft">{about}</p>
        <p className="soft small">{t('legal.updated', { date: date(IN_FORCE) })}</p>
      </header>
      <nav className={`${styles.contents} no-print`} aria-label={t('legal.contents')}>
        <ol>
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`prose ${styles.text}`}>
        {sections.map(({ key, title, text, more }) => (
          <section key={key} id={key}>
            <h2>{title}</h2>
            {text.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {more}
          </section>
        ))}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{t('legal.write', { email })}</a>
          </p>
        )}
      </div>
    </article>
  )
}
