/**
 * Every screen of the site, public ones and those of an account: query keys, guard, layout and page. Paths, and which screens are
 * private, are in domain/routes.ts and domain/personal-routes.ts, because browser code builds links from them.
 */
import type { PublicRouteName } from '../domain/routes.ts'
import { publicScreens } from './render/screens/public.ts'

export { personalScreens } from './render/screens/personal.ts'
export { publicScreens }

/** The query keys a public screen knows, in the order of its address. */
export const queryKeys = (name: PublicRouteName): readonly string[] => publicScreens[name].query
