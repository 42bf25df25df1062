import { APP_NAME } from '../../../domain/app-name.ts'
import { type LegalPage, PART_BELOW, SECTIONS } from '../../../domain/legal-texts.ts'
import { LEGAL_VERSION } from '../../../domain/legal-version.ts'
import { longDate } from '../../../domain/long-date.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { useAppData } from '../../app/page/app-data.tsx'
import type { Slots } from '../../app/page/page.ts'
import styles from './legal.module.css'
import type { LegalData } from './load.ts'
import { PARTS, StoredPieces } from './parts.tsx'

export const slots = { page: Sheet } satisfies Slots<LegalData>

const anchorOf = (section: string) => section.split('.')[1]

/** What a section has below its text. */
function Below({ section }: { section: (typeof SECTIONS)[LegalPage][number] }) {
  const part = PART_BELOW[section]
  const Part = part && PARTS[part]
  if (Part) return <Part />
  return section === 'privacy.rights' ? <ConsentLink /> : null
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

/** The built-in text of numbered sections with a table of contents, or the one that an operator has stored; with links to other versions. */
function Sheet({ data }: { data: LegalData }) {
  const { t, locale } = useI18n()
  const { text, stored } = data
  const name = APP_NAME[locale]
  const email = useAppData()?.contact.email
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{t(`legal.${text}.title`)}</h1>
        <p className="soft">{t(`legal.${text}.about`, { name })}</p>
        <p className="soft small">
          {t('legal.updated', { date: longDate(stored.holdsFrom ?? LEGAL_VERSION, locale) })}
        </p>
        {stored.isUnknown ? <p className="notice">{t('legal.unknown')}</p> : null}
        <Earlier data={data} />
      </header>
      {stored.pieces ? (
        <div className={`prose ${styles.text}`} lang={stored.lang}>
          <StoredPieces pieces={stored.pieces} />
        </div>
      ) : (
        <BuiltIn text={text} name={name} />
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{t('legal.write', { email })}</a>
        </p>
      )}
    </article>
  )
}

/** Links to the other versions that are or were in force. */
function Earlier({ data: { text, stored } }: { data: LegalData }) {
  const { t, locale } = useI18n()
  const to = useHref()
  const { days, holdsFrom } = stored
  const all = days.length === 0 || days.includes(LEGAL_VERSION) ? days : [...days, LEGAL_VERSION]
  const others = all.filter((day) => day !== (holdsFrom ?? LEGAL_VERSION))
  if (others.length === 0) return null
  return (
    <details className="small">
      <summary>{t('legal.versions')}</summary>
      <ul>
        {others.map((day) => (
          <li key={day}>
            <a href={to(text, {}, { version: day === days[0] ? undefined : day })}>{longDate(day, locale)}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function BuiltIn({ text, name }: { text: LegalPage; name: string }) {
  const { t } = useI18n()
  return (
    <>
      <nav className={`quiet ${styles.contents} no-print`} aria-label={t('legal.contents')}>
        <ol>
          {SECTIONS[text].map((section) => (
            <li key={section}>
              <a href={`#${anchorOf(section)}`}>{t(`legal.${section}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`prose ${styles.text}`}>
        {SECTIONS[text].map((section) => (
          <section key={section} id={anchorOf(section)}>
            <h2>{t(`legal.${section}.title`)}</h2>
            {t(`legal.${section}.text`, { name })
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            <Below section={section} />
          </section>
        ))}
      </div>
    </>
  )
}
