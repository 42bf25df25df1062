import { LINE_GAPS } from '../../../domain/contract/line-offers.ts'
import { listed } from '../../../domain/listed.ts'
import { VAT_BASES } from '../../../domain/price-basis.ts'
import { sumText } from '../../../domain/request-list/offer-text.ts'
import { addressOf } from '../../../domain/routes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { PriceNote } from '../../components/currency-switch.tsx'
import type { OpenedRequestList } from './load.ts'

/** The choice of VAT and currency: stored on the device and in the address, without script too. */
export function ListBasis({ vat }: Pick<OpenedRequestList, 'vat'>) {
  const { t, locale, basis } = useI18n()
  const { path, query } = useLocation()
  return (
    <>
      <form method="post" action={`/${locale}/basis`} className="chips small no-print" aria-label={t('basis.title')}>
        <input type="hidden" name="next" value={addressOf(path, locale, query)} />
        <input type="hidden" name="quantity" value={basis?.quantity ?? ''} />
        <input type="hidden" name="unit" value={basis?.unit ?? 'piece'} />
        {VAT_BASES.map((one) => (
          <button
            key={one}
            type="submit"
            className="chip"
            name="vat"
            value={one}
            aria-current={one === vat ? 'true' : undefined}
          >
            {t(`basis.${one}`)}
          </button>
        ))}
      </form>
      <PriceNote />
    </>
  )
}

/** What the whole list costs on the basis, and which lines are not in that. */
export function ListSum({ list: { sums }, meta, vat }: OpenedRequestList) {
  const i18n = useI18n()
  const { t, number, locale } = i18n
  const sum = sums[vat]
  const counts = { count: number(sum.lines), total: number(meta.total) }
  const lines = (gap: (typeof LINE_GAPS)[number]) => sum.gaps.find((one) => one.gap === gap)?.lines ?? 0
  const reasons = LINE_GAPS.flatMap((gap) =>
    lines(gap) > 0 ? [t(`requestList.gap.${gap}`, { count: number(lines(gap)) })] : [],
  )
  if (sum.lines === 0 && reasons.length === 0) return null
  return (
    <p>
      {sum.lines > 0 && (
        <b>
          {t(vat === 'with' ? 'requestList.sumWith' : 'requestList.sumWithout', { sum: sumText(sum, i18n), ...counts })}
        </b>
      )}{' '}
      {reasons.length > 0 && (
        <span className="soft">{t('requestList.sumLeft', { reasons: listed(reasons, locale) })}</span>
      )}
    </p>
  )
}
