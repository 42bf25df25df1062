import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProductCard as ProductCardData } from '../../../domain/contract/products.ts'
import { quantityIn } from '../../../domain/trade-quantity.ts'
import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { Icon } from '../../components/icon.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { RequestQuotes } from '../../components/request-quotes.tsx'
import { toggleFavourite } from '../../state/favourites.ts'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import styles from './favourites.module.css'
import { restoreFavourite } from './restore-favourite.ts'
import { SORTS, type Sort, sorted } from './sort.ts'
import { SpreadsheetExport } from './spreadsheet-export.tsx'

interface FavouriteListProps {
  cards: ReadonlyMap<string, ProductCardData>
  sort: Sort
  /** Address of the request list. */
  requestList: string
  /** Shown where the list is empty. */
  empty: ReactNode
}

/** The cards in their order, an undo for the last removal, and a notice about products that are no longer sold. */
export function FavouriteRows({ cards, sort, requestList, empty }: FavouriteListProps) {
  const { t, basis } = useI18n()
  const { favourites } = useStores()
  const { ids } = useStore(favourites)
  const removed = useRemoved(ids)
  const shown = sorted(
    ids.flatMap((id) => cards.get(id) ?? []),
    sort,
  )
  const gone = ids.filter((id) => !cards.has(id))
  return (
    <>
      {removed ? <Removed {...removed} name={cards.get(removed.id)?.name.text ?? ''} /> : null}
      {gone.length > 0 ? <Gone ids={gone} /> : null}
      {ids.length === 0 ? empty : null}
      {shown.length > 1 ? <Order sort={sort} /> : null}
      {shown.length > 0 ? (
        <section id={RESULTS_ID} tabIndex={-1} aria-label={t('favourites.title')}>
          <ul className="cards">
            {shown.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} level={2} eager={index < 4} />
              </li>
            ))}
          </ul>
          <SpreadsheetExport products={shown}>
            <RequestQuotes
              action={requestList}
              products={shown.map(({ id, unit }) => ({
                product: id,
                variant: null,
                quantity: basis && quantityIn(basis.quantity, basis.unit, unit),
              }))}
              {...(basis && { vat: basis.vat })}
            />
          </SpreadsheetExport>
        </section>
      ) : null}
    </>
  )
}

/** The product removed last and its position; null once it is restored. */
function useRemoved(ids: readonly string[]): { id: string; place: number } | null {
  const before = useRef(ids)
  const [removed, setRemoved] = useState<{ id: string; place: number } | null>(null)
  useEffect(() => {
    const place = before.current.findIndex((id) => !ids.includes(id))
    const id = before.current[place]
    if (id !== undefined) setRemoved({ id, place })
    else setRemoved((last) => (last && ids.includes(last.id) ? null : last))
    before.current = ids
  }, [ids])
  return removed
}

function Removed({ id, place, name }: { id: string; place: number; name: string }) {
  const { t } = useI18n()
  const { favourites } = useStores()
  const undo = useRef<HTMLButtonElement>(null)
  // The card with the pressed button is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each removal
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus()
  }, [id])
  return (
    <div className={`notice ${styles.notice}`}>
      <p>{t('favourites.removed', { name })}</p>
      <button
        ref={undo}
        type="button"
        className="button"
        onClick={() => restoreFavourite(favourites, localStorage, id, place)}
      >
        <Icon name="undo" />
        {t('favourites.undo')}
      </button>
    </div>
  )
}

function Gone({ ids }: { ids: string[] }) {
  const { t } = useI18n()
  const { favourites } = useStores()
  const forget = () => {
    for (const id of ids) toggleFavourite(favourites, localStorage, id)
  }
  return (
    <div className={`notice ${styles.notice}`}>
      <p>{t('favourites.gone', { n: ids.length })}</p>
      <button type="button" className="button" onClick={forget}>
        {t('favourites.forget')}
      </button>
    </div>
  )
}

const LABELS = {
  added: 'favourites.sortAdded',
  price: 'favourites.sortPrice',
  '-price': 'favourites.sortDearest',
} as const

function Order({ sort }: { sort: Sort }) {
  const { t } = useI18n()
  const link = useQueryLink()
  return (
    <nav className={styles.order} aria-label={t('favourites.sort')}>
      {SORTS.map((other) => (
        <a
          key={other}
          className="chip"
          href={link({ sort: other === 'added' ? undefined : other })}
          aria-current={other === sort ? 'true' : undefined}
        >
          {t(LABELS[other])}
        </a>
      ))}
    </nav>
  )
}
