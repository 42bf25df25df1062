import { loadServiceCompany, loadSupplier } from '../../../../web/pages/company/load.ts'
import View from '../../../../web/pages/company/page.tsx'
import { deferredSlots, slots } from '../../../../web/pages/company/slots.tsx'
import { screen } from '../screen.ts'

export const supplier = screen('company', { load: loadSupplier, View, slots, deferredSlots })
export const serviceCompany = screen('company', { load: loadServiceCompany, View, slots })
