import { load } from '../../../../web/pages/code-changes/load.ts'
import { slots } from '../../../../web/pages/code-changes/slots.tsx'
import View from '../../../../web/pages/static/page.tsx'
import { screen } from '../screen.ts'

export const codeChanges = screen('static', { load, View, slots })
