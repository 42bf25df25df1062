import { load } from '../../../../web/pages/sell/load.ts'
import { slots } from '../../../../web/pages/sell/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const sell = screen('static', { load, View, slots })
