import type { PersonalContext } from '../../web/app/personal-load.ts'
import { load as loadInquiry } from '../../web/pages/inquiry/load.ts'
import { parts as inquiryParts } from '../../web/pages/inquiry/parts.tsx'
import { load as loadSettings } from '../../web/pages/settings/load.ts'
import { parts as settingsParts } from '../../web/pages/settings/parts.tsx'
import { loadCode, loadEntry, loadRegistration } from '../../web/pages/sign-in/load.ts'
import SignInPage from '../../web/pages/sign-in/page.tsx'
import { codeParts, entryParts, registrationParts } from '../../web/pages/sign-in/parts.tsx'
import WrittenPage from '../../web/pages/written/page.tsx'
import type { PersonalName } from '../../web/personal-routes.ts'
import { type EdgePage, edgePage } from './edge-page.ts'

/** Every personal screen, by the name of its route. */
export const personalPages: Record<PersonalName, EdgePage<PersonalContext>> = {
  signIn: edgePage('sign-in', { load: loadEntry, View: SignInPage, parts: entryParts }),
  code: edgePage('sign-in', { load: loadCode, View: SignInPage, parts: codeParts }),
  registration: edgePage('sign-in', { load: loadRegistration, View: SignInPage, parts: registrationParts }),
  inquiry: edgePage('written', { load: loadInquiry, View: WrittenPage, parts: inquiryParts }),
  settings: edgePage('sign-in', { load: loadSettings, View: SignInPage, parts: settingsParts }),
}
