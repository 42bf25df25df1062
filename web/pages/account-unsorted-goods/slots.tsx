import { MAX_QUERY_LENGTH } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { LocalizedText } from '../../components/localized.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from '../account/account.module.css'
import { HiddenFields, LabelledInput } from '../account/fields.tsx'
import { AccountFrame } from '../account/frame.tsx'
import { Refused } from '../account/refused.tsx'
import { Back } from '../account-desk-lists/list.tsx'
import { GoodsToMove } from './goods-to-move.tsx'
import type { UnsortedGoodsData } from './load.ts'
import { RecentMoves } from './recent-moves.tsx'

export const slots = { page: Unsorted } satisfies Slots<UnsortedGoodsData>

const PLACES = ['', 'branch'] as const

/** Goods without a fitting category: many are chosen and moved at once. */
function Unsorted({ data }: { data: UnsortedGoodsData }) {
  const { t } = useI18n()
  const { list, left, filings, posted } = data
  return (
    <AccountFrame
      data={data}
      title={t(data.view.place ? 'unsortedGoods.branchTitle' : 'unsortedGoods.title')}
      here="admin"
    >
      <Back to="admin" />
      <p className={styles.narrow}>{t('unsortedGoods.about')}</p>
      <Refused posted={posted} actions={['undo']} />
      <Filters data={data} />
      {left > 0 ? (
        <p className="notice" role="status">
          {t('unsortedGoods.left', { n: left })}
        </p>
      ) : null}
      {list.data.length === 0 ? <p className="soft">{t('unsortedGoods.none')}</p> : <GoodsToMove data={data} />}
      <Pagination meta={list.meta} />
      <RecentMoves filings={filings} />
    </AccountFrame>
  )
}

function Filters({ data: { list, view } }: { data: UnsortedGoodsData }) {
  const { t, number } = useI18n()
  const to = usePersonalHref()
  const { place, supplier, q } = view
  const at = (change: Partial<typeof view>) => {
    const { place, supplier, q } = { ...view, ...change }
    return to('unsortedGoods', { place: place || undefined, supplier: supplier || undefined, q: q || undefined })
  }
  return (
    <>
      <form method="get" className={styles.row}>
        <HiddenFields values={{ ...(place && { place }), ...(supplier && { supplier }) }} />
        <LabelledInput
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_QUERY_LENGTH}
          label={t('unsortedGoods.find')}
        />
        <button type="submit" className="button">
          {t('account.find')}
        </button>
      </form>
      <nav aria-label={t('unsortedGoods.places')}>
        <ul className="chips">
          {PLACES.map((one) => (
            <li key={one}>
              <a className="chip" href={at({ place: one })} aria-current={place === one ? 'page' : undefined}>
                {t(one ? 'unsortedGoods.branch' : 'unsortedGoods.unsorted')}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('unsortedGoods.suppliers')}>
        <ul className="chips">
          <li>
            <a className="chip" href={at({ supplier: '' })} aria-current={supplier ? undefined : 'page'}>
              {t('unsortedGoods.allSuppliers')}
            </a>
          </li>
          {list.meta.suppliers.map(({ id, name, goods }) => (
            <li key={id}>
              <a className="chip" href={at({ supplier: id })} aria-current={supplier === id ? 'page' : undefined}>
                <LocalizedText value={name} /> {number(goods)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
