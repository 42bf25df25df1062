import type * as v from 'valibot'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { QueuedProduct } from '../../../domain/contract/moderation.ts'
import { COLON, listed } from '../../../domain/listed.ts'
import { unitPrice } from '../../../domain/price-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { labelledWording, wordingOf } from '../account/wording.ts'
import { ReviewedPictures } from './pictures.tsx'
import type { VariantRows } from './stored-values.ts'

/** A variant in a change, which has no prices, or in the queue, which has. */
type ShownVariant = v.InferOutput<typeof VariantRows>[number] | QueuedProduct['variants'][number]

/** What a variant has of its own besides its options: specifications, code, weight. */
function Details({ variant: { facts = [], tnved, weight } }: { variant: ShownVariant }) {
  const i18n = useI18n()
  const { t, number } = i18n
  const texts = [
    ...facts.map(({ name, value }) => `${labelledWording(name, i18n)}: ${labelledWording(value, i18n)}`),
    ...(tnved ? [`${t('product.tnved')} ${formatCode(tnved)}`] : []),
    ...(weight ? [t('product.kg', { n: number(weight / 1000) })] : []),
  ]
  return texts.map((text) => (
    <div key={text}>
      <LabelledLine text={text} />
    </div>
  ))
}

/** The variant's own prices by quantity, or the factor on the product's; nothing in a change. */
function Price({ variant, product }: { variant: ShownVariant; product: QueuedProduct | undefined }) {
  const i18n = useI18n()
  const { t, locale, number } = i18n
  if (!product || !('factor' in variant)) return null
  const { tiers, factor } = variant
  const { unit, prices } = product
  if (!tiers) return `× ${number(factor)}`
  const texts = tiers.map(
    ({ from, amount }) =>
      `${t(`unit.${unit}`, { n: from })}${COLON[locale]}${unitPrice({ amount, currency: prices.currency }, unit, i18n)}`,
  )
  return listed(texts, locale)
}

interface VariantsProps {
  variants: ShownVariant[]
  /** The product whose prices are shown; absent in a change: prices are the supplier's own business. */
  product?: QueuedProduct
}

/** The variants of a product: nothing where it has none. */
export function ReviewedVariants({ variants, product }: VariantsProps) {
  const { t, locale } = useI18n()
  const all = variants.flatMap(({ options }) => options.map(({ name }) => wordingOf(name, locale)))
  const names = [...new Map(all.map((name) => [name.text, name])).values()]
  if (variants.length === 0) return null
  return (
    <div className="scroll-x" tabIndex={0} role="group" aria-label={t('product.variants')}>
      <table className={`ruled ${styles.fit}`}>
        <caption className="visually-hidden">{t('product.variants')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product.variants')}</th>
            {names.map((name) => (
              <th key={name.text} scope="col">
                <LocalizedText value={name} />
              </th>
            ))}
            {product ? <th scope="col">{t('product.price')}</th> : null}
            <th scope="col">{t('product.facts')}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.sku}>
              <th scope="row" className="figures">
                {variant.sku}
              </th>
              {names.map((name) => (
                <td key={name.text}>
                  {variant.options
                    .filter((option) => wordingOf(option.name, locale).text === name.text)
                    .map(({ value }) => (
                      <LocalizedText key={name.text} value={wordingOf(value, locale)} />
                    ))}
                </td>
              ))}
              {product ? (
                <td className="figures">
                  <Price variant={variant} product={product} />
                </td>
              ) : null}
              <td>
                <Details variant={variant} />
                {!product && variant.picture ? <ReviewedPictures files={[{ url: variant.picture }]} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
