import { MAX_COMPARED } from '../../../domain/compared.ts'
import type { ListedProduct } from '../../../domain/contract/lists.ts'
import { addressOf } from '../../../domain/routes.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { ExportChips } from '../../components/export-chips.tsx'
import { Icon } from '../../components/icon.tsx'
import { RequestQuotes } from '../../components/request-quotes.tsx'
import { entryKey } from './list-table.tsx'

/** The quantity and unit that all products of a list have; nothing where they differ: a comparison is at one quantity. */
function commonQuantity(items: ListedProduct[]): { quantity?: string; unit?: Unit } {
  const [first] = items
  const isCommon = items.every((one) => one.quantity === first?.quantity && one.product.unit === first.product.unit)
  return isCommon && first?.quantity ? { quantity: String(first.quantity), unit: first.product.unit } : {}
}

/** Actions on a list, for its owner and for readers of its link alike: compare, export, print, ask for prices. */
export function ListActions({ items, gone }: { items: ListedProduct[]; gone: number }) {
  const { t } = useI18n()
  const to = useHref()
  const toPersonal = usePersonalHref()
  const { path, locale, query } = useLocation()
  const { token } = query
  const compared = items.slice(0, MAX_COMPARED)
  return (
    <>
      <p className="chips no-print">
        {items.length > 1 && (
          <a
            className="chip"
            href={to('compare', {}, { ids: compared.map(entryKey).join(), ...commonQuantity(compared) })}
          >
            <Icon name="compare" />
            {t(items.length > MAX_COMPARED ? 'lists.compareFirst' : 'lists.compareAll', { n: MAX_COMPARED })}
          </a>
        )}
        <ExportChips csv={addressOf(`${path}.csv`, locale, { token })} />
      </p>
      <RequestQuotes
        action={toPersonal('requestList')}
        products={items.map(({ product, variant, quantity }) => ({
          product: product.id,
          variant: variant?.id ?? null,
          quantity,
        }))}
      />
      {gone > 0 ? <p className="notice">{t('favourites.gone', { n: gone })}</p> : null}
    </>
  )
}
