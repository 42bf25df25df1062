import { LEAD_FORM } from '../../../../domain/lead-form.ts'
import View from '../../../../web/pages/account/page.tsx'
import { loadLiaozhong, loadTalp } from '../../../../web/pages/landing/load.ts'
import { slots } from '../../../../web/pages/landing/slots.tsx'
import { screen } from '../screen.ts'

export const talp = screen('account', { load: loadTalp, View, slots, forms: LEAD_FORM })
export const liaozhong = screen('account', { load: loadLiaozhong, View, slots, forms: LEAD_FORM })
