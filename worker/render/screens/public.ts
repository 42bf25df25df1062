import type { PublicRouteName } from '../../../domain/routes.ts'
import type { StaticPage } from '../../../web/app/page/load.ts'
import View from '../../../web/pages/static/page.tsx'
import { publicRules } from './public-rules.ts'
import { type Rules, type Screen, screen } from './screen.ts'

type Page = Omit<Screen, keyof Rules>

/** Each page's modules are evaluated when it is first requested: a new isolate renders one page, and all others would delay it. */
const files = import.meta.glob<Record<string, Page>>('./public/*.ts')

/** Pages without islands, which need no file here: each has its folder's name. */
const staticPages = import.meta.glob<StaticPage<unknown>>('../../../web/pages/*/static.tsx', { import: 'page' })

/** Screens that are not in the file or folder of their own name. Every file here exports its screens by their names. */
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

/** Whether a route has a page: one without islands, or a file here that exports it (which worker/screens.test.ts reads). */
export function pageFileOf(name: PublicRouteName): { path: string; isStatic: boolean } {
  const path = `../../../web/pages/${SHARED[name] ?? name}/static.tsx`
  return path in staticPages
    ? { path, isStatic: true }
    : { path: `./public/${SHARED[name] ?? name}.ts`, isStatic: false }
}

/** @throws Error for a route without a page */
async function pageOf(name: PublicRouteName): Promise<Page> {
  const { path } = pageFileOf(name)
  const staticPage = await staticPages[path]?.()
  if (staticPage) return screen('static', { ...staticPage, View })
  const page = (await files[path]?.())?.[name]
  if (!page) throw new Error(`${path} does not export ${name}`)
  return page
}

const evaluated: Partial<Record<PublicRouteName, Screen>> = {}

/** A public screen: its page, and what is checked before it is loaded. @throws Error for a route without a page */
export async function publicScreen(name: PublicRouteName): Promise<Screen> {
  const known = evaluated[name]
  if (known) return known
  const found = { ...(await pageOf(name)), ...publicRules[name] }
  evaluated[name] = found
  return found
}
