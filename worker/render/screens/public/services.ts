import { load } from '../../../../web/pages/services/load.ts'
import { slots } from '../../../../web/pages/services/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const services = screen('static', { load, View, slots })
