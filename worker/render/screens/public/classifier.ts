import { loadOkved, loadTnved } from '../../../../web/pages/classifier/load.ts'
import View from '../../../../web/pages/classifier/page.tsx'
import { slots } from '../../../../web/pages/classifier/slots.tsx'
import { screen } from '../screen.ts'

export const okved = screen('classifier', { load: loadOkved, View, slots })
export const tnved = screen('classifier', { load: loadTnved, View, slots })
