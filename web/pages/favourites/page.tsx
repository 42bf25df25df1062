import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkipToResults } from '../../components/listing/skip-to-results.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import { FavouriteRows } from './favourite-list.tsx'
import type { FavouritesIslandProps } from './load.ts'
import { useCards } from './use-cards.ts'

/** Most placeholders of cards that are shown while loading. */
const PLACES = 24

/** The favourites of this device. */
export default function FavouritesPage({ islandProps }: PageProps<FavouritesIslandProps>) {
  return (
    <>
      <Favourites {...islandProps} />
      <Slot name="lists" />
    </>
  )
}

/** How prices are shown: nothing to choose where there is no product. */
function Prices() {
  const { ids, loaded } = useStore(useStores().favourites)
  return (
    <div hidden={loaded && ids.length === 0}>
      <Slot name="prices" />
    </div>
  )
}

/** Ids come from the device's store, cards from the API; without script a notice says why there are none. */
function Favourites({ sort, requestList }: FavouritesIslandProps) {
  const { t } = useI18n()
  const { favourites } = useStores()
  const { ids, loaded } = useStore(favourites)
  const cards = useCards(loaded ? ids : null)
  return (
    <>
      {ids.length > 0 ? <SkipToResults /> : null}
      <div className="page-head">
        <h1>{t('favourites.title')}</h1>
        <p className="soft" role="status">
          {loaded && ids.length > 0 ? t('favourites.count', { n: ids.length }) : ''}
        </p>
      </div>
      <noscript>
        <p className="notice">{t('favourites.noScript')}</p>
      </noscript>
      <Prices />
      <div className="needs-js" data-of-this-device>
        {cards.state === 'loading' ? <Skeleton kind="cards" count={Math.min(Math.max(ids.length, 1), PLACES)} /> : null}
        {cards.state === 'failed' ? <Failed retry={cards.retry} /> : null}
        {cards.state === 'ready' ? (
          <FavouriteRows cards={cards.byId} sort={sort} requestList={requestList} empty={<Empty />} />
        ) : null}
      </div>
    </>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useI18n()
  return (
    <div role="alert">
      <EmptyState
        title={t('favourites.failedTitle')}
        actions={
          <button type="button" className="button" onClick={retry}>
            {t('app.tryAgain')}
          </button>
        }
      >
        <p>{t('favourites.failedAdvice')}</p>
      </EmptyState>
    </div>
  )
}

function Empty() {
  const { t } = useI18n()
  const to = useHref()
  return (
    <EmptyState
      title={t('favourites.emptyTitle')}
      actions={
        <a className="button primary" href={to('catalogue')}>
          {t('favourites.browse')}
        </a>
      }
    >
      <p>{t('favourites.emptyAdvice')}</p>
    </EmptyState>
  )
}
