import type { ReactNode } from 'react'
import type { ProductCard } from '../../../domain/contract/products.ts'
import { toCsv, toTabs } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { announce } from '../../app/navigation/announce.ts'
import { Icon } from '../../components/icon.tsx'
import { productCells } from '../../components/product-cells.ts'
import styles from './favourites.module.css'

/** Downloads the list as a file; its blob address is revoked after the click. */
function download(products: ProductCard[], i18n: I18n): void {
  const csv = toCsv(productCells(products, i18n, location.origin), i18n.locale)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = `${i18n.t('favourites.title')}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** @throws where the browser does not allow copying; nothing is announced then, and the download is still there */
async function copy(products: ProductCard[], i18n: I18n): Promise<void> {
  await navigator.clipboard.writeText(toTabs(productCells(products, i18n, location.origin), i18n.locale))
  announce(i18n.t('product.copied'))
}

/** Exports the list for a spreadsheet, as a file or through the clipboard, beside what else is done with the whole list. */
export function SpreadsheetExport({ products, children }: { products: ProductCard[]; children: ReactNode }) {
  const i18n = useI18n()
  const { t } = i18n
  return (
    <div className={`no-print ${styles.export}`}>
      {children}
      <button type="button" className="button" onClick={() => download(products, i18n)}>
        {t('favourites.download')}
      </button>
      <button type="button" className="button" onClick={() => void copy(products, i18n).catch(() => undefined)}>
        <Icon name="copy" />
        {t('favourites.copy')}
      </button>
    </div>
  )
}
