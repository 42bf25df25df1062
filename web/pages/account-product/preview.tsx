import type { Product } from '../../../domain/contract/products.ts'
import { tierLine, tierTexts } from '../../../domain/price-text.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FactsTable } from '../../components/facts-table.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Picture } from '../../components/picture.tsx'
import account from '../account/account.module.css'
import { priceRows } from '../product/price-rows.ts'
import { PriceTiers } from '../product/price-table.tsx'
import { ProductTitleBlock } from '../product/title-block.tsx'
import { inVariant } from '../product/variant.ts'
import styles from './editor.module.css'

interface PreviewProps {
  product: Product
  /** Whether one without a price is on request: the price of a draft may not have been stated yet. */
  isOnRequest?: boolean
  /** Whether its picture is the one of its category. */
  isStandIn?: boolean
}

/** The product as buyers see it, in the parts of their own screen, drawn anew while its forms are filled in. */
export function Preview({ product, isOnRequest = true, isStandIn = false }: PreviewProps) {
  const i18n = useI18n()
  const { t } = i18n
  const sold = inVariant(product, product.variants[0] ?? null)
  const { name, original, picture, tiers, unit, vat, facts, description, breadcrumb } = sold
  return (
    <aside className={`sheet ${styles.preview}`} data-drawn="preview" aria-labelledby="preview">
      <h2 id="preview">{t('account.view')}</h2>
      <p className="soft small">
        {breadcrumb.map((above, at) => (
          <span key={above.id}>
            {at > 0 ? ' › ' : ''}
            <LocalizedText value={above.name} />
          </span>
        ))}
      </p>
      <Picture picture={picture} alt="" />
      {picture && isStandIn ? <p className="soft small">{t('editor.standIn')}</p> : null}
      <p>
        <strong>
          <LocalizedText value={name} />
        </strong>
      </p>
      {original ? (
        <p className="soft small">
          <LocalizedText value={original} />
        </p>
      ) : null}
      {tiers.length > 0 ? (
        <>
          <PriceTiers
            rows={priceRows(tiers, unit, i18n)}
            heading={t('product.tierPrice', { unit: t(`perUnit.${unit}`) })}
            chosen={null}
          />
          <p className="soft small">{vatNote(vat, i18n)}</p>
        </>
      ) : (
        <p className={isOnRequest ? undefined : 'soft'}>{t(isOnRequest ? 'account.onRequest' : 'editor.noPrice')}</p>
      )}
      <ProductTitleBlock product={sold} />
      <Variants product={product} />
      {facts.length > 0 ? <FactsTable facts={facts} /> : null}
      {description ? (
        <p className="prose">
          <LocalizedText value={description} />
        </p>
      ) : null}
    </aside>
  )
}

function Variants({ product: { variants, unit } }: { product: Product }) {
  const i18n = useI18n()
  const { t } = i18n
  if (variants.length === 0) return null
  return (
    <ul className={account.list} aria-label={t('product.variants')}>
      {variants.map(({ sku, options, tiers: [first] }) => (
        <li key={sku}>
          <strong>
            {options.map(({ name, value }, at) => (
              <span key={name.text}>
                {at > 0 ? ' · ' : ''}
                <LocalizedText value={value} />
              </span>
            ))}
          </strong>
          <p className="soft small figures code">{sku}</p>
          {first ? <p>{tierLine(tierTexts(first, unit, i18n))}</p> : null}
        </li>
      ))}
    </ul>
  )
}
