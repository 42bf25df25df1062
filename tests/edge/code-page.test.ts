/** The page of a code: its formats, notes and files (docs/behaviour.md, "Notes at their own address"). */
import { expect, test } from 'vitest'
import { loadCodes, NOTE, TARIFF } from '../fixtures/classifier-tree.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { request, startSite, tags } from './site.ts'

startSite({}, ({ DB }) => loadCodes(DB))

const page = async (path: string) => {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

test('a code is copied without spaces, with spaces and with points', async () => {
  const copied = tags(await page('/en/tnved/8481808199'), 'button').flatMap((button) => button['data-copy'] ?? [])
  expect(copied).toEqual(['8481808199', '8481 80 819 9', '8481.80.819.9'])
})

test('the notes are linked from a code, and in full at the address of the link', async () => {
  const code = await page('/ru/tnved/8481808199')
  expect(code).toContain('href="/ru/tnved/84?notes=all#notes"')
  expect(code).not.toContain(NOTE.at(-1))
  const notes = await page('/ru/tnved/84?notes=all')
  for (const paragraph of NOTE) expect(notes).toContain(paragraph)
  expect(notes).not.toMatch(/rel="canonical" href="[^"]*notes/)
  expect(htmlFaults(notes)).toEqual([])
  expect(htmlFaults(code)).toEqual([])
})

test('its data and the whole edition are linked, and the edge serves the files', async () => {
  const links = tags(await page('/en/tnved/8481808199'), 'a').map(({ href }) => href)
  for (const path of ['/api/tnved/tree?code=8481808199', '/api/tnved/edition.csv', '/api/tnved/edition.jsonl']) {
    expect(links).toContain(path)
    expect((await request(path)).status, path).toBe(200)
  }
  const lines = await (await request('/api/tnved/edition.jsonl')).text()
  expect(lines.trimEnd().split('\n')).toHaveLength(TARIFF.length)
})
