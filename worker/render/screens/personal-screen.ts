import type { PersonalName } from '../../../domain/personal-routes.ts'
import type { PersonalContext } from '../../../web/app/page/personal-load.ts'
import { lazy } from '../../lazy.ts'
import type { Screen } from './screen.ts'

const personal = lazy(() => import('./personal.ts'))

/** A screen of signing in or of an account: their modules are evaluated when the first of them is shown. */
export const personalScreen = async (name: PersonalName): Promise<Screen<PersonalContext>> =>
  (await personal()).screenOf(name)
