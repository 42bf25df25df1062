import { load } from '../../../../web/pages/search/load.ts'
import View from '../../../../web/pages/search/page.tsx'
import { slots } from '../../../../web/pages/search/slots.tsx'
import { screen } from '../screen.ts'

export const search = screen('search', { load, View, slots })
