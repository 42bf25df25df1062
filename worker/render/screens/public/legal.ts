import { loadConsent, loadPrivacy, loadTerms } from '../../../../web/pages/legal/load.ts'
import { slots } from '../../../../web/pages/legal/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const terms = screen('static', { load: loadTerms, View, slots })
export const privacy = screen('static', { load: loadPrivacy, View, slots })
export const consent = screen('static', { load: loadConsent, View, slots })
