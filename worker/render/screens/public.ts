import type { PublicRouteName } from '../../../domain/routes.ts'
import { publicRules } from './public-rules.ts'
import type { Rules, Screen } from './screen.ts'

type Page = Omit<Screen, keyof Rules>

/** Each page's modules are evaluated when it is first requested: a new isolate renders one page, and all others would delay it. */
const files = import.meta.glob<Record<string, Page>>('./public/*.ts')

/** Screens that are not in the file of their own name. Every file exports its screens by their names. */
const SHARED: Partial<Record<PublicRouteName, string>> = {
  category: 'catalogue',
  suppliers: 'directory',
  supplier: 'company',
  supplierProducts: 'catalogue',
  serviceCompanies: 'directory',
  serviceCompany: 'company',
  codeChanges: 'code-changes',
  codeFinder: 'code-finder',
  terms: 'legal',
  privacy: 'legal',
  consent: 'legal',
  talp: 'landing',
  liaozhong: 'landing',
  okved: 'classifier',
  okvedCode: 'classifier-code',
  tnved: 'classifier',
  tnvedCode: 'classifier-code',
}

/** The file that exports a screen. */
export const fileOf = (name: PublicRouteName): string => `./public/${SHARED[name] ?? name}.ts`

/** @throws Error for a route without a page */
async function pageOf(name: PublicRouteName): Promise<Page> {
  const page = (await files[fileOf(name)]?.())?.[name]
  if (!page) throw new Error(`${fileOf(name)} does not export ${name}`)
  return page
}

const evaluated: Partial<Record<PublicRouteName, Screen>> = {}

/** A public screen: its page, and what is checked before it is loaded. @throws Error for a route without a page */
export async function publicScreen(name: PublicRouteName): Promise<Screen> {
  const known = evaluated[name]
  if (known) return known
  const screen = { ...(await pageOf(name)), ...publicRules[name] }
  evaluated[name] = screen
  return screen
}
