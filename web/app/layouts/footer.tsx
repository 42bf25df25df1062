import { Icon } from '../../components/icon.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { ThemeSwitch } from '../../components/theme-switch.tsx'
import { useAppData } from '../app-data.tsx'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../location.tsx'
import { APP_NAME } from '../name.ts'
import styles from './footer.module.css'

/** The foot of every screen, ruled like the title block of a drawing. */
export function Footer() {
  const { t, locale } = useI18n()
  const appData = useAppData()
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className="wrap">
        <div className={styles.block}>
          <div className={styles.about}>
            <p className={styles.name}>
              <Icon name="seal" />
              {APP_NAME[locale]}
            </p>
            <p className="soft small">{t('footer.about')}</p>
          </div>
          <FooterLinks />
          {appData?.contact.email ? (
            <div className={styles.cell}>
              <h2>{t('footer.contact')}</h2>
              <p className={`figures ${styles.contact}`}>{appData.contact.email}</p>
              <p className="soft small">{t('footer.contactAbout')}</p>
            </div>
          ) : null}
          <div className={styles.cell}>
            <h2>{t('footer.settings')}</h2>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {appData ? <Rates rates={appData.currencies} build={appData.build} /> : null}
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <nav className={styles.cell} aria-label={t('footer.links')}>
      <h2>{t('footer.links')}</h2>
      <ul>
        <li>
          <a href={to('catalogue')}>{t('header.allProducts')}</a>
        </li>
        <li>
          <a href={to('catalogue', {}, { sort: 'new' })}>{t('footer.newProducts')}</a>
        </li>
        <li>
          <a href={to('search')}>{t('search.title')}</a>
        </li>
        <li>
          <a href={to('favourites')}>{t('header.favourites')}</a>
        </li>
      </ul>
    </nav>
  )
}

type AppData = NonNullable<ReturnType<typeof useAppData>>

/** The rates behind every "≈" on the site, with their date (DECISIONS section 2). */
function Rates({ rates, build }: { rates: AppData['currencies']; build: string }) {
  const { t, money, date } = useI18n()
  const foreign = rates.filter(({ code }) => code !== 'RUB')
  const dated = foreign[0]?.dated
  return (
    <dl className={styles.rates}>
      {dated ? (
        <div>
          <dt>{t('footer.rates')}</dt>
          <dd>{date(dated)}</dd>
        </div>
      ) : null}
      {foreign.map(({ code, rub }) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>{money(Math.round(rub * 100))}</dd>
        </div>
      ))}
      <div>
        <dt>{t('footer.build')}</dt>
        <dd>{build}</dd>
      </div>
    </dl>
  )
}
