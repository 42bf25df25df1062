import { loadOkvedCode, loadTnvedCode } from '../../../../web/pages/classifier-code/load.ts'
import View from '../../../../web/pages/classifier-code/page.tsx'
import { deferredSlots, slots } from '../../../../web/pages/classifier-code/slots.tsx'
import { screen } from '../screen.ts'

export const okvedCode = screen('classifier-code', { load: loadOkvedCode, View, slots, deferredSlots })
export const tnvedCode = screen('classifier-code', { load: loadTnvedCode, View, slots, deferredSlots })
