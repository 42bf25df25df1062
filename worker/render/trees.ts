import type { Context } from 'hono'
import type { Trees } from '../../web/app/load.ts'
import { read } from '../../web/app/page-error.ts'
import type { Env } from '../env.ts'
import { createClient } from '../gateway/client.ts'
import { keepAnswer } from './kept-answer.ts'

const categories = keepAnswer('categories', async (api, locale) => {
  const { data } = await read(api.api.categories.$get({ query: { locale } }))
  return data
})

const services = keepAnswer('services', async (api, locale) => {
  const { data } = await read(api.api.services.$get({ query: { locale } }))
  return data
})

/** The trees for a page's load, in its language. */
export function treesOf(c: Context<Env>): Trees {
  const { locale, requestId } = c.var
  return {
    categories: () => categories(createClient(c), locale, requestId),
    services: () => services(createClient(c), locale, requestId),
  }
}
