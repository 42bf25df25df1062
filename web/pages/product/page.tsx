import { Suspense } from 'react'
import type { Product } from '../../../worker/api/products/schema.ts'
import { Deferred } from '../../app/deferred.tsx'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/location.tsx'
import type { PageProps } from '../../app/page.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { FavouriteButton } from '../../components/favourite-button.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText, useLang } from '../../components/localized.tsx'
import { FactsTable } from './facts-table.tsx'
import { FileList } from './file-list.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductData, Similar } from './load.ts'
import { PricePanel } from './price-panel.tsx'
import styles from './product.module.css'
import { SimilarAwaited, SimilarFailed, SimilarProducts } from './similar.tsx'
import { SupplierCard } from './supplier-card.tsx'
import { TitleBlock } from './title-block.tsx'
import { chosenVariant, factsOf, Variants } from './variants.tsx'

function Description({ description }: Pick<Product, 'description'>) {
  const { t } = useI18n()
  const lang = useLang()
  if (!description) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('product.description')}</h2>
      <p className="prose" lang={lang(description)}>
        {description.text}
      </p>
    </section>
  )
}

/** Puts the page on paper, where it is a data sheet without the shop around it. */
function PrintButton() {
  const { t } = useI18n()
  return (
    <button type="button" className="button needs-js no-print" onClick={() => print()}>
      <Icon name="print" />
      {t('product.print')}
    </button>
  )
}

/** A product: what it is, what it costs for a quantity, who sells it. On paper it is one clean sheet. */
export default function ProductPage({ data: { product } }: PageProps<ProductData>) {
  const { t } = useI18n()
  const to = useHref()
  const lang = useLang()
  const { query } = useLocation()
  const { id, name, description, breadcrumb } = product
  const variant = chosenVariant(product, query.variant)
  const tiers = variant?.tiers ?? product.tiers
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { label: t('catalogue.all'), href: to('catalogue') },
          ...breadcrumb.map((category) => ({
            label: <LocalizedText value={category.name} />,
            href: to('category', { id: category.id, slug: category.slug }),
          })),
        ]}
      />
      <div className={styles.sheet}>
        <Gallery product={product} />
        <div className={styles.main}>
          <header className={styles.head}>
            <h1 lang={lang(name)}>{name.text}</h1>
            <div className="chips">
              <FavouriteButton id={id} name={name.text} labelled />
              <PrintButton />
            </div>
          </header>
          <TitleBlock product={product} sku={variant?.sku ?? product.model} />
          <Variants product={product} chosen={variant} />
          <PricePanel product={product} tiers={tiers} />
          <SupplierCard supplier={product.supplier} />
        </div>
        <div>
          <FactsTable facts={factsOf(product, variant)} />
          <Description description={description} />
          <FileList files={product.files} />
        </div>
      </div>
      <Suspense fallback={<SimilarAwaited />}>
        <Deferred<Similar> name="similar" failed={<SimilarFailed />}>
          {(similar) => <SimilarProducts products={similar} />}
        </Deferred>
      </Suspense>
    </div>
  )
}
