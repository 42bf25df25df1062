import { load } from '../../../../web/pages/compare/load.ts'
import { slots } from '../../../../web/pages/compare/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const compare = screen('static', { load, View, slots })
