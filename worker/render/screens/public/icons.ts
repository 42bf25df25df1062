import { load } from '../../../../web/pages/icons/load.ts'
import { slots } from '../../../../web/pages/icons/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const icons = screen('static', { load, View, slots })
