import type { ReactNode } from 'react'
import { countryName } from '../../domain/country-name.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { Icon } from './icon.tsx'
import { LocalizedText } from './localized.tsx'
import type { ShownSupplier } from './shown-product.ts'
import styles from './supplier-line.module.css'

/** Shows that a company's facts were verified: an icon with a label, since not everyone can tell colours apart. */
export function VerifiedMark({ labelled = false }: { labelled?: boolean }) {
  const { t } = useI18n()
  return (
    <span className="verified" data-hint={labelled ? undefined : t('card.verifiedHint')}>
      <Icon name="verified" className={styles.mark} />
      <span className={labelled ? undefined : 'visually-hidden'}>{t('card.verified')}</span>
    </span>
  )
}

/** A company's name with the mark after it, which never wraps to a line of its own. */
export function MarkedName({ verified, children }: { verified: boolean; children: ReactNode }) {
  if (!verified) return children
  return (
    <>
      <span className={styles.name}>{children}</span>
      <span className={styles.held}>
        <VerifiedMark />
      </span>
    </>
  )
}

/** The seller of a product: name (a link to its page), verified mark, country. */
export function SupplierLine({ supplier }: { supplier: ShownSupplier }) {
  const { locale } = useI18n()
  const to = useHref()
  return (
    <p className={styles.line}>
      <MarkedName verified={supplier.verified}>
        <a href={to('supplier', { id: supplier.id })}>
          <LocalizedText value={supplier.name} />
        </a>
      </MarkedName>
      <span className={styles.country}>{countryName(supplier.country, locale)}</span>
    </p>
  )
}
