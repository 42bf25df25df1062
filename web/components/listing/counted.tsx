import type { PageMeta } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './listing.module.css'

type Total = Pick<PageMeta, 'total' | 'more'>

/** " (46)", " (10,000+)" after the name of what is listed (docs/behaviour.md, "Totals"). */
export const countAfter = ({ total, more }: Total, { t, number }: I18n): string =>
  t('catalogue.counted', { count: more ? t('catalogue.atLeast', { n: total }) : number(total) })

/** `countAfter` in a heading, quieter than the name. */
export function CountAfter({ meta }: { meta: Total }) {
  return <span className={styles.total}>{countAfter(meta, useI18n())}</span>
}
