import { type GoodsMove, UNDO_DAYS } from '../../../domain/contract/unsorted-goods.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { RowButton } from '../account/row-button.tsx'

/** Milliseconds between the steps of one press, at most. */
const MAX_PAUSE_MS = 60_000
/** Steps of a press. */
const MAX_STEPS = 10

/** @returns the moves grouped by button press, newest first: one press may move its goods in several steps */
function groupedMoves(filings: readonly GoodsMove[]): GoodsMove[][] {
  const presses: GoodsMove[][] = []
  for (const one of filings) {
    const press = presses.at(-1)
    const last = press?.at(-1)
    const isSame =
      last !== undefined &&
      last.by === one.by &&
      last.undone === one.undone &&
      Date.parse(last.at) - Date.parse(one.at) < MAX_PAUSE_MS
    if (press && isSame && press.length < MAX_STEPS) press.push(one)
    else presses.push([one])
  }
  return presses
}

/** Recent moves, each with a button that undoes it. */
export function RecentMoves({ filings }: { filings: readonly GoodsMove[] }) {
  const { t, number } = useI18n()
  if (filings.length === 0) return null
  return (
    <section aria-labelledby="moved">
      <h2 id="moved">{t('unsortedGoods.undo.title')}</h2>
      <p className={`soft ${styles.narrow}`}>{t('unsortedGoods.undo.about', { n: UNDO_DAYS })}</p>
      <ul className={styles.list}>
        {groupedMoves(filings).map((press) => {
          const [first] = press
          const goods = press.reduce((sum, one) => sum + one.goods, 0)
          const moved = t('unsortedGoods.undo.moved', { n: goods, number: number(goods) })
          return first ? (
            <li key={first.id}>
              <div className={styles.main}>
                {moved}
                <p className="soft small">
                  <Moment at={first.at} /> · {first.by}
                </p>
              </div>
              {first.undone ? (
                <span className="soft">{t('unsortedGoods.undo.undone')}</span>
              ) : (
                <RowButton
                  action="undo"
                  label={t('people.undo')}
                  of={moved}
                  fields={{ filings: press.map(({ id }) => id).join(' ') }}
                />
              )}
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
