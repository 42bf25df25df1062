import { useAppData } from '../../app/app-data.tsx'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './hero.module.css'
import type { HomeData } from './load.ts'

/** The first screen: a drawing sheet with the search on it, the latest product's drawing and the shop's title block. */
export function Hero({ data }: { data: HomeData }) {
  const { t } = useI18n()
  return (
    <div className={styles.sheet}>
      <div className={styles.search}>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <SearchBox id="search" large />
        <Examples />
      </div>
      <LatestView product={data.products.find(({ picture }) => picture !== null)} />
      <TitleBlock data={data} />
    </div>
  )
}

function Examples() {
  const { t } = useI18n()
  const to = useHref()
  const examples = [t('home.example1'), t('home.example2'), t('home.example3')]
  return (
    <p className={styles.examples}>
      <span className="soft">{t('home.examples')}</span>
      {examples.map((q) => (
        <a key={q} className="chip" href={to('search', {}, { q })}>
          {q}
        </a>
      ))}
    </p>
  )
}

function LatestView({ product }: { product: HomeData['products'][number] | undefined }) {
  const { t } = useI18n()
  const to = useHref()
  if (!product) return null
  return (
    <a className={styles.view} href={to('product', { id: product.id, slug: product.slug })}>
      <Picture picture={product.picture} alt="" eager className={styles.drawing} />
      <span className={styles.caption}>
        <span className="soft">{t('home.view')}</span>
        <span>
          <LocalizedText value={product.name} />
        </span>
      </span>
    </a>
  )
}

/** What the shop holds, in the cells of a drawing's title block. */
function TitleBlock({ data }: { data: HomeData }) {
  const { t, number, money, date } = useI18n()
  const yuan = useAppData()?.currencies.find(({ code }) => code === 'CNY')
  return (
    <dl className={styles.block}>
      <Cell name={t('home.products')} value={number(data.productTotal)} />
      {data.suppliers ? <Cell name={t('home.suppliers')} value={number(data.suppliers.total)} /> : null}
      <Cell name={t('home.categories')} value={number(data.categories)} />
      {yuan ? (
        <Cell name={t('home.rate', { date: date(yuan.dated) })} value={money(Math.round(yuan.rub * 100))} />
      ) : null}
    </dl>
  )
}

const Cell = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
