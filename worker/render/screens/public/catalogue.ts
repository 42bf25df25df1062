import { load, loadSupplierProducts } from '../../../../web/pages/catalogue/load.ts'
import View from '../../../../web/pages/catalogue/page.tsx'
import { slots } from '../../../../web/pages/catalogue/slots.tsx'
import { screen } from '../screen.ts'

export const catalogue = screen('catalogue', { load, View, slots })
/** The catalogue, filtered by the category in its address. */
export const category = catalogue
export const supplierProducts = screen('catalogue', { load: loadSupplierProducts, View, slots })
