/** Public screens that call no API, found by loading each: tests of an API that is down need no list of their own. */
import { createApi } from '../../domain/api-client.ts'
import { createI18n } from '../../domain/i18n.ts'
import { type PublicRouteName, publicRouteNames, routes } from '../../domain/routes.ts'
import en from '../../locales/en.json' with { type: 'json' }
import { publicScreen } from '../../worker/render/screens/public.ts'
import { publicRules } from '../../worker/render/screens/public-rules.ts'

async function callsApi(name: PublicRouteName): Promise<boolean> {
  let isCalled = false
  const noData = async () => {
    isCalled = true
    return { ok: true, status: 200, headers: new Headers(), json: async () => Object({ data: [] }) }
  }
  const tree = async () => {
    isCalled = true
    return []
  }
  const context = { id: '', isBot: true, query: {}, origin: '', posted: null, maps: null, reviewDays: null }
  const edge = { api: createApi(noData), trees: { categories: tree, services: tree }, i18n: createI18n('en', en) }
  try {
    const screen = await publicScreen(name)
    await screen.load({ ...context, ...edge })
  } catch (error) {
    // A page that needs data fails on the empty response; any other must load.
    if (!isCalled) throw error
  }
  return isCalled
}

/** @returns paths below a language of the pages that are complete while the API is down, by whether they have the shop's frame */
export async function pagesWithoutData(): Promise<{ framed: string[]; bare: string[] }> {
  const called = await Promise.all(publicRouteNames.map(callsApi))
  const pathsOf = (layout: string | undefined) =>
    publicRouteNames
      .filter((name, at) => !called[at] && publicRules[name].layout === layout)
      .map((name) => routes[name])
  return { framed: pathsOf(undefined), bare: pathsOf('empty') }
}
