import { expect } from 'vitest'
import { dangers } from '../fixtures/attacks/dangers.ts'
import { request } from './site.ts'

/**
 * Requests a path of the site and expects that no script in the response can run.
 * @returns the body
 */
export async function expectHarmless(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await request(path, headers)
  const html = await response.text()
  expect(response.status, path).toBeLessThan(500)
  expect(response.headers.get('Content-Security-Policy') ?? '', path).not.toContain('unsafe')
  if (/html/.test(response.headers.get('Content-Type') ?? '')) expect(dangers(html), path).toEqual([])
  return html
}
