import { load } from '../../../../web/pages/story/load.ts'
import View from '../../../../web/pages/story/page.tsx'
import { deferredSlots, slots } from '../../../../web/pages/story/slots.tsx'
import { screen } from '../screen.ts'

export const story = screen('story', { load, View, slots, deferredSlots })
