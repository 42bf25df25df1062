import type { FunctionComponent } from 'react'
import { MAX_NUMBER_LENGTH } from '../../domain/constraints.ts'
import { basisFromQuery, VAT_BASES } from '../../domain/price-basis.ts'
import { quantityFault } from '../../domain/quantity-fault.ts'
import { addressOf } from '../../domain/routes.ts'
import { isUnit, UNITS, type Unit } from '../../domain/trade-terms.ts'
import { fieldNumber } from '../../domain/typed-number.ts'
import { useI18n } from '../app/i18n.tsx'
import { useLocation } from '../app/navigation/location.tsx'
import { CompareBasis } from './compare-basis.tsx'
import { PriceNote } from './currency-switch.tsx'
import { optionsOf } from './options.tsx'
import { type ListedGoods, SoonestNote, StepNote } from './price-notes.tsx'

const REFUSED = 'basis-fault'

/** What was typed as a quantity, where the address has one that cannot be read; undefined where it has none or a plain one. */
function useRefused(): string | undefined {
  const { query } = useLocation()
  return query.quantity !== undefined && basisFromQuery(query) === null ? query.quantity : undefined
}

/**
 * The quantity and the basis of the prices in a list (docs/behaviour.md, "Quantity and basis"): a plain form that returns to its page.
 * @param unit of the list's goods, offered while none is chosen
 * @param isFixed whether the quantity is that of a query, which nothing but another query or quantity ends
 */
function BasisForm({ unit = 'piece', isFixed }: { unit: Unit | undefined; isFixed: boolean }) {
  const { t, locale, basis } = useI18n()
  const { path, query } = useLocation()
  const refused = useRefused()
  const typed = refused ?? (basis ? fieldNumber(basis.quantity, locale) : '')
  return (
    // A new key resets the fields to what is chosen, whatever was typed before.
    <form key={typed} method="post" action={`/${locale}/basis`} className="chips no-print">
      <input type="hidden" name="next" value={addressOf(path, locale, query)} />
      <label htmlFor="basis-quantity">{t('basis.for')}</label>
      <span>
        <input
          id="basis-quantity"
          className="field"
          name="quantity"
          inputMode="decimal"
          autoComplete="off"
          size={5}
          maxLength={MAX_NUMBER_LENGTH}
          defaultValue={typed}
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={refused === undefined ? undefined : REFUSED}
        />
      </span>
      <span>
        <select
          className="field"
          name="unit"
          aria-label={t('basis.unit')}
          defaultValue={basis?.unit ?? (isUnit(query.unit ?? '') ? query.unit : unit)}
        >
          {optionsOf(UNITS, (one) => t(`basis.units.${one}`))}
        </select>
      </span>
      <span>
        <select className="field" name="vat" aria-label={t('basis.vat')} defaultValue={basis?.vat ?? 'without'}>
          {optionsOf(VAT_BASES, (one) => t(`basis.${one}`))}
        </select>
      </span>
      <button type="submit" className="button">
        {t('basis.apply')}
      </button>
      {basis && !isFixed && (
        // Of several values with this name the last one counts.
        <button type="submit" className="button" name="quantity" value="">
          {t('basis.clear')}
        </button>
      )}
    </form>
  )
}

interface GoodsNoteProps {
  /** The goods of the page. */
  goods?: ListedGoods
  /** Whether stored prices of a step may sort and filter the list. */
  isByStep?: boolean
  /** Whether prices sort or filter it by the products' cheapest variants, also where cards show others. */
  isByCheapest?: boolean
  /** Whether the quantity is that of the query that was searched. */
  isFixed?: boolean
}

/** Above every list of goods: for which quantity, with VAT or without, and in which currency its prices are. */
export const GoodsNote: FunctionComponent<GoodsNoteProps> = ({
  goods = [],
  isByStep = false,
  isByCheapest = false,
  isFixed = false,
}) => {
  const { t, basis } = useI18n()
  const { query } = useLocation()
  return (
    <>
      {basis && <CompareBasis basis={basis} />}
      <section className="chips small" aria-label={t('basis.title')}>
        <BasisForm unit={goods[0]?.unit} isFixed={isFixed} />
        <Refusal />
        <StepNote goods={goods} isByStep={isByStep} isByCheapest={isByCheapest} />
        {query.sort === 'soonest' && <SoonestNote goods={goods} />}
      </section>
      <PriceNote />
    </>
  )
}

function Refusal() {
  const i18n = useI18n()
  const { query } = useLocation()
  const refused = useRefused()
  const { unit = 'piece' } = query
  if (refused === undefined) return null
  return (
    <p id={REFUSED} className="notice" role="status">
      {quantityFault(i18n, isUnit(unit) ? unit : null)}
    </p>
  )
}
