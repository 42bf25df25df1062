import { load } from '../../../../web/pages/codes/load.ts'
import { slots } from '../../../../web/pages/codes/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const codes = screen('static', { load, View, slots })
