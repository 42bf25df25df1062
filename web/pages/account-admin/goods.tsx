import type { QueuedProduct } from '../../../domain/contract/moderation.ts'
import { unitPrice } from '../../../domain/price-text.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LabelledLine } from '../../components/labelled-line.tsx'
import styles from '../account/account.module.css'
import { labelledWording } from '../account/wording.ts'
import { ReviewedDocument } from './document.tsx'

/** What buyers pay, by quantity, in the supplier's currency. */
export function Prices({ product: { prices, unit } }: { product: QueuedProduct }) {
  const i18n = useI18n()
  const { t } = i18n
  const { tiers, currency, vat, onRequest } = prices
  if (tiers.length === 0) return <p className="small">{t(onRequest ? 'account.onRequest' : 'moderation.noPrice')}</p>
  return (
    <div className="scroll-x" tabIndex={0} role="group" aria-label={t('product.tiers')}>
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
                <LabelledLine
                  text={[
                    unitPrice({ amount, currency }, unit, i18n),
                    incoterm &&
                      t('card.incoterms', { terms: `${incoterm} ${labelledWording(place ?? {}, i18n)}`.trim() }),
                    vatNote(vat, i18n),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Certificates, data sheets and drawings. */
export function Documents({ documents }: Pick<QueuedProduct, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <ul className="small">
      {documents.map((file) => (
        <li key={file.id}>
          <ReviewedDocument file={file} />
        </li>
      ))}
    </ul>
  )
}
