import { request } from './site.ts'

interface PageRead {
  status: number
  html: string
}

const pages = new Map<string, Promise<PageRead>>()

async function read(path: string): Promise<PageRead> {
  const response = await request(path)
  return { status: response.status, html: await response.text() }
}

/** A page of a site that nothing changes, read once: a test looks at it as a page, as the target of links and as a translation of others. */
export function pageOnce(path: string): Promise<PageRead> {
  const page = pages.get(path) ?? read(path)
  pages.set(path, page)
  return page
}
