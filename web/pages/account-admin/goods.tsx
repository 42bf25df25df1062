import type { QueuedProduct } from '../../../domain/contract/moderation.ts'
import { percent } from '../../../domain/percent.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { labelledWording, wordingOf } from '../account/wording.ts'

/** What buyers pay, by quantity, in the supplier's currency. */
export function Prices({ product: { prices, unit } }: { product: QueuedProduct }) {
  const i18n = useI18n()
  const { t, money, locale } = i18n
  const { tiers, currency, vat } = prices
  if (tiers.length === 0) return <p className="small">{t('account.onRequest')}</p>
  return (
    <table className={`ruled ${styles.fit}`}>
      <caption className="visually-hidden">{t('product.tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product.tierQuantity')}</th>
          <th scope="col">{t('product.tierPrice', { unit: t(`perUnit.${unit}`) })}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, amount, incoterm, place }) => (
          <tr key={from}>
            <td className="figures">{t(`unit.${unit}`, { n: from })}</td>
            <td className="figures">
              {[
                money(amount, currency),
                incoterm && `${incoterm} ${labelledWording(place ?? {}, i18n)}`.trim(),
                vat && `${t('account.vat').replace(/,.*/, '')} ${percent(vat.rate, locale)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The variants of a product: nothing where it has none. */
export function Variants({ variants }: Pick<QueuedProduct, 'variants'>) {
  const { t, locale, number } = useI18n()
  const [first] = variants
  if (!first) return null
  const names = first.options.map(({ name }) => wordingOf(name, locale))
  return (
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
          <th scope="col">{t('moderation.factor')}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ sku, options, factor }) => (
          <tr key={sku}>
            <th scope="row" className="figures">
              {sku}
            </th>
            {options.map(({ name, value }) => (
              <td key={wordingOf(name, locale).text}>
                <LocalizedText value={wordingOf(value, locale)} />
              </td>
            ))}
            <td className="figures">{number(factor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Documents that open in a window of their own. */
export function Documents({ documents }: Pick<QueuedProduct, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <ul className="small">
      {documents.map(({ id, url, name }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
