import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { useAppData } from '../../app/page/app-data.tsx'
import { FigureCell } from '../../components/cell.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './hero.module.css'
import type { HomeData } from './load.ts'

/** The heading above the search (page.tsx). */
export function HomeLead() {
  const { t } = useI18n()
  return (
    <>
      <h1>{t('home.title')}</h1>
      <p className={styles.lead}>{t('home.lead')}</p>
    </>
  )
}

/** Beside the search: the latest product's drawing, and the shop's title block. */
export function Sheet({ data }: { data: HomeData }) {
  return (
    <>
      <LatestView product={data.products.find(({ picture }) => picture !== null)} />
      <TitleBlock data={data} />
    </>
  )
}

/** Examples of queries, below the search. */
export function Examples() {
  const { t } = useI18n()
  const to = useHref()
  const examples = [t('home.example1'), t('home.example2'), t('home.example3')]
  return (
    <>
      <span className="soft">{t('home.examples')}</span>
      {examples.map((q) => (
        <a key={q} className="chip" href={to('search', {}, { q })}>
          {q}
        </a>
      ))}
    </>
  )
}

function LatestView({ product }: { product: HomeData['products'][number] | undefined }) {
  const { t } = useI18n()
  const to = useHref()
  if (!product) return null
  return (
    <a className={styles.view} href={to('product', { id: product.id, slug: product.slug })}>
      {/* Not eager: phones hide it, and would fetch it before their styles are loaded. */}
      <Picture picture={product.picture} alt="" className={styles.drawing} />
      <span className={styles.caption}>
        <span className="soft">{t('home.view')}</span>
        <span>
          <LocalizedText value={product.name} />
        </span>
      </span>
    </a>
  )
}

/** A date that is not broken at the end of a line: "20 нояб. 2026 г.", "2026年11月20日". */
const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0').replace(/[年月日]/gu, '\u2060$&\u2060')

/** What the shop holds, in the cells of a drawing's title block. */
function TitleBlock({ data }: { data: HomeData }) {
  const { t, number, money, date } = useI18n()
  const yuan = useAppData()?.currencies.find(({ code }) => code === 'CNY')
  return (
    <dl className={styles.block}>
      <FigureCell label={t('home.products')}>{number(data.productTotal)}</FigureCell>
      {data.suppliers ? <FigureCell label={t('home.suppliers')}>{number(data.suppliers.total)}</FigureCell> : null}
      <FigureCell label={t('home.categories')}>{number(data.categories)}</FigureCell>
      {yuan ? (
        <FigureCell label={t('home.rate', { date: unbroken(date(yuan.dated)) })}>
          {money(Math.round(yuan.rub * MINOR_UNITS))}
        </FigureCell>
      ) : null}
    </dl>
  )
}
