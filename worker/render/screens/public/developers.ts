import { load } from '../../../../web/pages/developers/load.ts'
import { slots } from '../../../../web/pages/developers/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const developers = screen('static', { load, View, slots })
