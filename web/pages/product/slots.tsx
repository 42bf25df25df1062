import { comparedEntry } from '../../../domain/compared.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { DeferredSlots, Slots } from '../../app/page/page.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { CompareTick } from '../../components/compare-tick.tsx'
import { PriceNote } from '../../components/currency-switch.tsx'
import { PrintChip } from '../../components/export-chips.tsx'
import { FactsTable } from '../../components/facts-table.tsx'
import { FavouriteButton } from '../../components/favourite-button.tsx'
import { Guides } from '../../components/guides.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { ImportOfProduct } from './border-link.tsx'
import { FileList } from './file-list.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductData, ProductDeferred } from './load.ts'
import { PricePanel } from './price-panel.tsx'
import styles from './product.module.css'
import { Similar, SimilarFallback } from './similar.tsx'
import { SupplierCard } from './supplier-card.tsx'
import { ProductTitleBlock } from './title-block.tsx'
import { VariantPicker } from './variants.tsx'

export const slots = {
  trail: Trail,
  gallery: ({ data }) => (
    <div className="contents">
      <Gallery product={data.islandProps.pictured} />
    </div>
  ),
  title: Title,
  prices: ({ data }) => (
    <div className="contents">
      <PricePanel product={data.islandProps.priced} />
    </div>
  ),
  block: Block,
  supplier: ({ data }) => <SupplierCard product={data.product} />,
  description: Description,
} satisfies Slots<ProductData>

export const deferredSlots = {
  bring: { resolved: ImportOfProduct, fallback: () => null },
  similar: { resolved: Similar, fallback: SimilarFallback },
} satisfies DeferredSlots<ProductDeferred>

function Trail({ data: { product } }: { data: ProductData }) {
  const { t } = useI18n()
  const to = useHref()
  const above = product.breadcrumb.map((category) => ({
    label: <LocalizedText value={category.name} />,
    href: to('category', category),
  }))
  return <Breadcrumb items={[{ label: t('catalogue.all'), href: to('catalogue') }, ...above]} />
}

function Title({ data: { product, chosen } }: { data: ProductData }) {
  const { id, name, original } = product
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            <LocalizedText value={name} />
          </h1>
          {original ? (
            <p className="soft">
              <LocalizedText value={original} />
            </p>
          ) : null}
        </div>
        <div className="chips">
          <FavouriteButton id={id} name={name.text} labelled />
          <CompareTick entry={comparedEntry({ product: id, variant: chosen?.id ?? null })} name={name.text} labelled />
          {/* Printed, the page is a data sheet without the site's frame. */}
          <PrintChip />
        </div>
      </header>
      <VariantPicker product={product} chosen={chosen} />
    </>
  )
}

/** Below the price, so that price and inquiry button are visible on a laptop without scrolling. */
function Block({ data: { sold } }: { data: ProductData }) {
  return (
    <>
      {sold.tiers.length > 0 && <PriceNote />}
      <ProductTitleBlock product={sold} />
    </>
  )
}

function Description({ data: { product, sold, guides } }: { data: ProductData }) {
  const { t } = useI18n()
  const toPersonal = usePersonalHref()
  const { facts, description, files } = sold
  return (
    <>
      {facts.length > 0 && (
        <section>
          <h2 className={`ruled-head ${styles.heading}`}>{t('product.facts')}</h2>
          <FactsTable facts={facts} />
        </section>
      )}
      {description && (
        <section>
          <h2 className={`ruled-head ${styles.heading}`}>{t('product.description')}</h2>
          <p className="prose">
            <LocalizedText value={description} />
          </p>
        </section>
      )}
      <FileList files={files} />
      <Guides guides={guides} />
      <p className={`no-print ${styles.report}`}>
        <a className="soft small" href={toPersonal('report', { product: product.id })} rel="nofollow">
          {t('report.title.product')}
        </a>
      </p>
    </>
  )
}
