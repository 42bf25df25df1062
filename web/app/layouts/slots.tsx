import { useContext } from 'react'
import { APP_NAME } from '../../../domain/app-name.ts'
import type { AppData } from '../../../domain/contract/app-data.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { CategoryMenu, useSectionLinks } from '../../components/category-menu.tsx'
import { FigureCell } from '../../components/cell.tsx'
import { CompareTray } from '../../components/compare-tray.tsx'
import { CurrencySwitch } from '../../components/currency-switch.tsx'
import { Icon } from '../../components/icon.tsx'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../navigation/location.tsx'
import { usePersonalHref } from '../navigation/personal-href.ts'
import { useAppData } from '../page/app-data.tsx'
import { badgeText } from './badge-text.ts'
import styles from './footer.module.css'
import header from './header.module.css'
import { OperatorCell } from './operator-cell.tsx'
import { UnreadContext } from './unread.ts'
import { ViewedBanner } from './viewed.tsx'

/** Slots of the frame, the same on every page of a language: a navigation does not replace them. */
export const frameSlots = {
  'frame.head': Head,
  'frame.account': Account,
  'frame.compare': CompareTray,
  'frame.about': About,
  'frame.rates': Rates,
}

function Head() {
  const { t, locale } = useI18n()
  const to = useHref()
  return (
    <>
      <ViewedBanner />
      <a className={header.name} href={to('home')} aria-label={t('header.home', { name: APP_NAME[locale] })}>
        <Icon name="seal" />
        <span>{APP_NAME[locale]}</span>
      </a>
      <CategoryMenu />
      <Sections />
    </>
  )
}

/** Links to the sections of the site beside the catalogue; narrow screens have them in the menu only. */
function Sections() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <nav className={header.sections} aria-label={t('header.sections')}>
      <a href={to('suppliers')}>{t('directory.suppliers.title')}</a>
      <a href={to('services')}>{t('services.title')}</a>
      <a href={to('codes')}>{t('header.codes')}</a>
      <a href={to('press')}>{t('press.title')}</a>
    </nav>
  )
}

/**
 * Public pages are cached for all visitors, so these links are the same for each; the sign-in page redirects those who are signed in.
 * On narrow screens the link for suppliers is in the menu and the footer. `data-badge` is the screen-reader text for the number that
 * app/session/account-link.ts adds.
 */
function Account() {
  const { t } = useI18n()
  const to = useHref()
  const toPersonal = usePersonalHref()
  const count = useContext(UnreadContext)
  const label = (text: string) => t('notices.unread', { n: text })
  return (
    <>
      <a className={header.sell} href={to('sell')}>
        {t('header.sell')}
      </a>
      <a className={header.favourites} href={toPersonal('profile')} data-account="" data-badge={label('#')}>
        <Icon name="person" />
        <span className={`${header.word} ${header.own}`}>{t('header.account')}</span>
        <span className={`${header.word} ${header.signIn}`}>{t('header.signIn')}</span>
        {count > 0 ? (
          <span className="counter" role="img" aria-label={label(badgeText(count))}>
            {badgeText(count)}
          </span>
        ) : null}
      </a>
    </>
  )
}

function About() {
  const { t, locale } = useI18n()
  const to = useHref()
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
          <a href={to('developers')}>{t('footer.developers')}</a>
        </p>
      </div>
      <FooterLinks />
      <OperatorCell />
    </>
  )
}

function FooterLinks() {
  const { t } = useI18n()
  const to = useHref()
  const toPersonal = usePersonalHref()
  const links = [
    { href: to('catalogue'), label: t('header.allProducts') },
    { href: to('catalogue', {}, { sort: 'new' }), label: t('footer.newProducts') },
    ...useSectionLinks(),
    { href: to('search'), label: t('search.title') },
    { href: to('favourites'), label: t('header.favourites') },
    { href: toPersonal('requestList'), label: t('requestList.title') },
  ]
  return (
    <nav className={styles.cell} aria-label={t('footer.links')}>
      <h2>{t('footer.links')}</h2>
      <ul className="quiet">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The rate in roubles for one unit, or for 100 units of a currency worth less than a rouble, as the Bank of Russia quotes it. */
function Rate({ code, rub, byHand = false }: Pick<AppData['currencies'][number], 'code' | 'rub' | 'byHand'>) {
  const { t, money, number } = useI18n()
  const units = rub < 1 ? 100 : 1
  const name = units === 1 ? code : `${number(units)} ${code}`
  return (
    <FigureCell label={byHand ? t('footer.byHand', { name }) : name}>
      {money(Math.round(rub * units * MINOR_UNITS))}
    </FigureCell>
  )
}

/**
 * The exchange rates behind every "≈" (docs/behaviour.md, "Money") and the editions of the classifiers, with their
 * dates.
 */
function Rates() {
  const { t, date } = useI18n()
  const appData = useAppData()
  if (!appData) return null
  const { currencies: rates, editions } = appData
  const foreign = rates.filter(({ code }) => code !== 'RUB')
  const dated = foreign[0]?.dated
  return (
    <dl className={styles.rates}>
      <FigureCell label={t('price.currency')}>
        <CurrencySwitch />
      </FigureCell>
      {dated && <FigureCell label={t('footer.rates')}>{date(dated)}</FigureCell>}
      {foreign.map(({ code, ...rate }) => (
        <Rate key={code} code={code} {...rate} />
      ))}
      {editions.map(({ tree, dated }) => (
        <FigureCell key={tree} label={t(`footer.edition.${tree}`)}>
          {date(dated)}
        </FigureCell>
      ))}
    </dl>
  )
}
