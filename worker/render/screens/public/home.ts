import { load } from '../../../../web/pages/home/load.ts'
import View from '../../../../web/pages/home/page.tsx'
import { deferredSlots, slots } from '../../../../web/pages/home/slots.tsx'
import { screen } from '../screen.ts'

export const home = screen('home', { load, View, slots, deferredSlots })
