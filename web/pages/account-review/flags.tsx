import { MAX_LISTED_PRICE } from '../../../domain/limits.ts'
import { HIGH_PRICE } from '../../../domain/statuses/product.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { LocalizedText } from '../../components/localized.tsx'
import type { ReviewData } from './load.ts'

/** What a moderator should look at twice: an unusual price, and products that may be the same. Nothing where nothing is. */
export function ReviewFlags({ data: { one, review } }: { data: ReviewData }) {
  const { t, money, number } = useI18n()
  const to = usePersonalHref()
  const { price, alike, rule } = review
  const isHigh = one.reason === HIGH_PRICE
  if (!isHigh && !price?.outlier && !rule && alike.length === 0) return null
  return (
    <section className="notice" aria-labelledby="flags">
      <div>
        <h2 id="flags">{t('review.flags')}</h2>
        {rule ? (
          <p>
            <strong>{t(`goodsRules.kinds.${rule.kind}`)}.</strong> {rule.reason.text}
          </p>
        ) : null}
        {isHigh ? <p>{t('account.highPrice', { price: money(MAX_LISTED_PRICE) })}</p> : null}
        {price?.outlier ? (
          <p>
            {t(`review.price.${price.outlier}`, {
              price: money(price.amount),
              median: money(price.median),
              number: number(price.compared),
              n: price.compared,
            })}
          </p>
        ) : null}
        {alike.length > 0 ? (
          <>
            <p>{t('review.alike')}</p>
            <ul>
              {alike.map(({ id, name, company, status, why }) => (
                <li key={id}>
                  <a href={to('productReview', id)}>
                    <LocalizedText value={name} />
                  </a>
                  {' · '}
                  <LocalizedText value={company.name} />
                  <span className="soft small">{` · ${t(`account.status.${status}`)} · ${t(`review.why.${why}`)}`}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  )
}
