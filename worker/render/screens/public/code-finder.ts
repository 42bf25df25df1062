import { load } from '../../../../web/pages/code-finder/load.ts'
import { slots } from '../../../../web/pages/code-finder/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const codeFinder = screen('static', { load, View, slots })
