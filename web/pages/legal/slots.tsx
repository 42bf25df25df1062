import type { ReactNode } from 'react'
import { APP_NAME } from '../../../domain/app-name.ts'
import { LEGAL_VERSION } from '../../../domain/legal-version.ts'
import { longDate } from '../../../domain/long-date.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { useAppData } from '../../app/page/app-data.tsx'
import type { Slots } from '../../app/page/page.ts'
import { OperatorDetails } from '../../components/operator-details.tsx'
import { Cookies } from './cookies.tsx'
import styles from './legal.module.css'
import type { LegalData } from './load.ts'
import { Purposes } from './purposes.tsx'

export const slots = { page: Sheet } satisfies Slots<LegalData>

/** The sections of each text in their order, by their keys in the locale files. */
const SECTIONS = {
  terms: [
    'terms.scope',
    'terms.service',
    'terms.account',
    'terms.listings',
    'terms.deals',
    'terms.checks',
    'terms.conduct',
    'terms.rights',
    'terms.liability',
    'terms.changes',
  ],
  privacy: [
    'privacy.who',
    'privacy.what',
    'privacy.why',
    'privacy.cookies',
    'privacy.others',
    'privacy.where',
    'privacy.long',
    'privacy.rights',
    'privacy.decisions',
    'privacy.safe',
    'privacy.changes',
  ],
  consent: ['consent.given', 'consent.what', 'consent.actions', 'consent.others', 'consent.term', 'consent.withdrawal'],
} as const

const anchorOf = (section: string) => section.split('.')[1]

/** What a section has below its text. */
const BELOW: Partial<Record<(typeof SECTIONS)[LegalData['text']][number], () => ReactNode>> = {
  'terms.scope': OperatorDetails,
  'privacy.who': OperatorDetails,
  'privacy.why': Purposes,
  'privacy.cookies': Cookies,
  'privacy.rights': ConsentLink,
  'consent.given': OperatorDetails,
}

function ConsentLink() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <p>
      <a href={to('consent')}>{t('legal.consent.title')}</a>
    </p>
  )
}

/** A text of numbered sections with a table of contents. */
function Sheet({ data: { text } }: { data: LegalData }) {
  const { t, locale } = useI18n()
  const name = APP_NAME[locale]
  const email = useAppData()?.contact.email
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{t(`legal.${text}.title`)}</h1>
        <p className="soft">{t(`legal.${text}.about`, { name })}</p>
        <p className="soft small">{t('legal.updated', { date: longDate(LEGAL_VERSION, locale) })}</p>
      </header>
      <nav className={`${styles.contents} no-print`} aria-label={t('legal.contents')}>
        <ol>
          {SECTIONS[text].map((section) => (
            <li key={section}>
              <a href={`#${anchorOf(section)}`}>{t(`legal.${section}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`prose ${styles.text}`}>
        {SECTIONS[text].map((section) => {
          const Below = BELOW[section]
          return (
            <section key={section} id={anchorOf(section)}>
              <h2>{t(`legal.${section}.title`)}</h2>
              {t(`legal.${section}.text`, { name })
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              {Below ? <Below /> : null}
            </section>
          )
        })}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{t('legal.write', { email })}</a>
          </p>
        )}
      </div>
    </article>
  )
}
