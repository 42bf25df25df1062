import type { ImportSample } from '../../../domain/contract/import-report.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './imports.module.css'
import { useWording } from './wording.ts'

/** The first goods as buyers would see them. */
export function Samples({ samples }: { samples: ImportSample[] }) {
  const { t } = useI18n()
  if (samples.length === 0) return null
  return (
    <section>
      <h2>{t('imports.samples')}</h2>
      <ul className={styles.samples}>
        {samples.map((sample) => (
          <Sample key={sample.offer} sample={sample} />
        ))}
      </ul>
    </section>
  )
}

function Sample({ sample }: { sample: ImportSample }) {
  const { t, money, number } = useI18n()
  const wording = useWording()
  const { name, isNew, category, picture, price, currency, vat, stock } = sample
  const vatText = vat
    ? t(`imports.vat.${vat.included ? 'included' : 'excluded'}`, { rate: vat.rate })
    : t('imports.vat.none')
  return (
    <li>
      {picture ? <img src={picture} alt="" width="96" height="96" loading="lazy" referrerPolicy="no-referrer" /> : null}
      <strong>{wording(name)}</strong> {isNew ? <span className="soft small">{t('imports.isNew')}</span> : null}
      <span className="figures">
        {price === null ? t('imports.noPrice') : money(price, currency)}{' '}
        {price === null ? null : <span className="soft small">{vatText}</span>}
      </span>
      <span className="soft small">
        {stock === null ? t('imports.noStock') : t('imports.inStock', { n: number(stock) })} ·{' '}
        {wording(category) || t('imports.noCategory')}
      </span>
    </li>
  )
}
