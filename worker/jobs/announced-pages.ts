import * as v from 'valibot'
import { indexNowKey } from '../api/public/index-now/key.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** One service is enough: Bing, Yandex, Seznam and others share the URLs that they receive. */
const SERVICE = 'https://api.indexnow.org/indexnow'
/** Milliseconds until the service has to respond. */
const TIMEOUT = 5000

/** Announces new and removed URLs to search engines (the protocol IndexNow, indexnow.org/documentation). */
export const announcedPages = defineJob({
  name: 'announced-pages',
  argument: v.object({ origin: v.string(), urls: v.array(v.string()) }),
  cursor: NO_VALUE,
  async step(env, { argument: { origin, urls } }) {
    const key = indexNowKey(env)
    if (key === null) return { done: 'INDEXNOW_KEY is not set any more' }
    const response = await fetch(env.INDEXNOW_URL ?? SERVICE, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`IndexNow responded with ${response.status}`)
    return { done: `${urls.length} addresses` }
  },
})
