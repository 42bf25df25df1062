import { load } from '../../../../web/pages/press/load.ts'
import { slots } from '../../../../web/pages/press/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const press = screen('static', { load, View, slots })
