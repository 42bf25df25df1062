import type { PriceBasis } from '../../domain/price-basis.ts'
import { COMPARE_FORM } from '../state/compared.ts'

interface CompareBasisProps {
  /** What this page shows prices for; without a basis of VAT the comparison has that of the device. */
  basis: Omit<PriceBasis, 'vat'> & Partial<PriceBasis>
}

/**
 * Sends the quantity and basis of this page's prices along with the compared products, because the form of the tray is
 * the same on every page.
 */
export function CompareBasis({ basis: { quantity, unit, vat } }: CompareBasisProps) {
  return (
    <>
      <input type="hidden" name="quantity" value={quantity} form={COMPARE_FORM} />
      <input type="hidden" name="unit" value={unit} form={COMPARE_FORM} />
      {vat && <input type="hidden" name="vat" value={vat} form={COMPARE_FORM} />}
    </>
  )
}
