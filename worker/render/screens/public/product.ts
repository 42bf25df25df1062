import { load } from '../../../../web/pages/product/load.ts'
import View from '../../../../web/pages/product/page.tsx'
import { deferredSlots, slots } from '../../../../web/pages/product/slots.tsx'
import { screen } from '../screen.ts'

export const product = screen('product', { load, View, slots, deferredSlots })
