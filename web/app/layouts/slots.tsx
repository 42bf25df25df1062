import { APP_NAME } from '../../../domain/app-name.ts'
import { CategoryMenu } from '../../components/category-menu.tsx'
import { Icon } from '../../components/icon.tsx'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../navigation/location.tsx'
import { usePersonalHref } from '../navigation/personal-href.ts'
import { useAppData } from '../page/app-data.tsx'
import styles from './footer.module.css'
import header from './header.module.css'

/** Slots of the frame, the same on every page of a language: a navigation does not replace them. */
export const frameSlots = {
  'frame.head': Head,
  'frame.account': Account,
  'frame.about': About,
  'frame.rates': Rates,
}

function Head() {
  return (
    <>
      <Name />
      <CategoryMenu />
    </>
  )
}

function Name() {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <a className={header.name} href={to('home')} aria-label={t('header.home', { name: APP_NAME[locale] })}>
      <Icon name="seal" />
      <span>{APP_NAME[locale]}</span>
    </a>
  )
}

/**
 * Public pages are cached for all visitors, so this link is the same for each; the sign-in page redirects those who are
 * signed in.
 */
function Account() {
  const { t } = useI18n()
  const to = usePersonalHref()
  return (
    <a className={header.favourites} href={to('profile')} data-account="">
      <Icon name="person" />
      <span className={header.word}>{t('header.account')}</span>
    </a>
  )
}

function About() {
  const { t, locale } = useI18n()
  const to = useHref()
  const email = useAppData()?.contact.email
  return (
    <>
      <div className={styles.about}>
        <p className={styles.name}>
          <Icon name="seal" />
          {APP_NAME[locale]}
        </p>
        <p className="soft small">{t('footer.about')}</p>
        <p className={`small ${styles.legal}`}>
          <a href={to('terms')}>{t('footer.legal')}</a>
          <a href={to('privacy')}>{t('footer.privacy')}</a>
          <a href={to('talp')}>{t('footer.talp')}</a>
          <a href={to('liaozhong')}>{t('footer.liaozhong')}</a>
          <a href="/api/docs" hrefLang="en">
            {t('footer.developers')}
          </a>
        </p>
      </div>
      <FooterLinks />
      {email ? (
        <div className={styles.cell}>
          <h2>{t('footer.contact')}</h2>
          <p className={`figures ${styles.contact}`}>{email}</p>
          <p className="soft small">{t('footer.contactAbout')}</p>
        </div>
      ) : null}
    </>
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
          <a href={to('suppliers')}>{t('directory.suppliers.title')}</a>
        </li>
        <li>
          <a href={to('services')}>{t('services.title')}</a>
        </li>
        <li>
          <a href={to('press')}>{t('press.title')}</a>
        </li>
        <li>
          <a href={to('tnved')}>{t('codes.tnved.link')}</a>
        </li>
        <li>
          <a href={to('okved')}>{t('codes.okved.link')}</a>
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

/**
 * The exchange rates behind every "≈" (docs/behaviour.md, "Money") and the editions of the classifiers, with their
 * dates.
 */
function Rates() {
  const { t, money, date } = useI18n()
  const appData = useAppData()
  if (!appData) return null
  const { currencies: rates, editions, build } = appData
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
      {editions.map(({ tree, dated }) => (
        <div key={tree}>
          <dt>{t(`footer.edition.${tree}`)}</dt>
          <dd>{date(dated)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('footer.build')}</dt>
        <dd>{build}</dd>
      </div>
    </dl>
  )
}
