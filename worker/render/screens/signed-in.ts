/** Makes the screens of signed-in people. */
import type { Slots } from '../../../web/app/page/page.ts'
import type { PersonalContext, PersonalLoad } from '../../../web/app/page/personal-load.ts'
import AccountPage from '../../../web/pages/account/page.tsx'
import StaticPage from '../../../web/pages/static/page.tsx'
import { type Screen, screen } from './screen.ts'

const signedIn =
  (folder: string, View: typeof StaticPage) =>
  <Data>(load: PersonalLoad<Data>, slots: Slots<Data>, query: readonly string[] = []): Screen<PersonalContext> =>
    screen(folder, { load, View, slots }, { guard: 'signed-in', query })

/** A screen for signed-in people, without a script of its own: plain forms. */
export const account = signedIn('static', StaticPage)

/** The same with a script that helps with filling in its forms. */
export const assisted = signedIn('account', AccountPage)
