import { loadServiceCompanies, loadSuppliers } from '../../../../web/pages/directory/load.ts'
import View from '../../../../web/pages/directory/page.tsx'
import { slots } from '../../../../web/pages/directory/slots.tsx'
import { screen } from '../screen.ts'

export const suppliers = screen('directory', { load: loadSuppliers, View, slots })
export const serviceCompanies = screen('directory', { load: loadServiceCompanies, View, slots })
