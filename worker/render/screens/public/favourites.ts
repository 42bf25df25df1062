import { load } from '../../../../web/pages/favourites/load.ts'
import View from '../../../../web/pages/favourites/page.tsx'
import { slots } from '../../../../web/pages/favourites/slots.tsx'
import { screen } from '../screen.ts'

export const favourites = screen('favourites', { load, View, slots })
