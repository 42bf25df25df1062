/** Public screens that need no API, found by loading each: tests of an API that is down need no list of their own. */
import { createApi } from '../../domain/api-client.ts'
import { createI18n } from '../../domain/i18n.ts'
import { PageError } from '../../domain/page-error.ts'
import { type PublicRouteName, publicRouteNames, routes } from '../../domain/routes.ts'
import en from '../../locales/en.json' with { type: 'json' }
import { publicScreen } from '../../worker/render/screens/public.ts'
import { publicRules } from '../../worker/render/screens/public-rules.ts'

/** Whether a screen fails to load while the API is down. Screens that call it and do without, such as legal texts, do not fail. */
async function needsApi(name: PublicRouteName): Promise<boolean> {
  let isCalled = false
  const down = async () => {
    isCalled = true
    return { ok: false, status: 503, headers: new Headers(), json: async () => Object({}) }
  }
  const tree = async () => {
    isCalled = true
    throw new PageError(503, 'upstream.unavailable')
  }
  const context = { id: '', isBot: true, query: {}, origin: '', posted: null, maps: null, reviewDays: null }
  const edge = { api: createApi(down), trees: { categories: tree, services: tree }, i18n: createI18n('en', en) }
  try {
    const screen = await publicScreen(name)
    await screen.load({ ...context, ...edge })
    return false
  } catch (error) {
    if (!isCalled) throw error
    return true
  }
}

/** @returns paths below a language of the pages that are complete while the API is down, by whether they have the shop's frame */
export async function pagesWithoutData(): Promise<{ framed: string[]; bare: string[] }> {
  const needed = await Promise.all(publicRouteNames.map(needsApi))
  const pathsOf = (layout: string | undefined) =>
    publicRouteNames
      .filter((name, at) => !needed[at] && publicRules[name].layout === layout)
      .map((name) => routes[name])
  return { framed: pathsOf(undefined), bare: pathsOf('empty') }
}
