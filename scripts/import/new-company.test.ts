/** Companies that are created for a file. */
import { expect, test } from 'vitest'
import { serveCommand } from '../../tests/fixtures/command.ts'
import { FEED, importByCommand } from '../../tests/fixtures/commanded-imports.ts'
import { runAllSteps } from './list-steps.ts'
import { runPriceList } from './price-list.ts'

const { all, env, snapshot } = serveCommand()

test('a dry run changes nothing, and leaves no company behind', async () => {
  const before = await snapshot()
  const list = {
    bytes: new TextEncoder().encode(FEED),
    fileName: 'price.xml',
    company: 'Tried',
    choice: null,
    now: 9000,
  }
  const { row } = await runPriceList(env(), { ...list, answers: { vat: null } })
  expect(row.report).toMatchObject({ added: 3, applied: null })
  expect(await snapshot()).toEqual(before)
  expect(await all('SELECT 1 FROM imports WHERE created_at = 9000')).toEqual([])
})

test('goods of any format are published for a new company, and hidden when the import is undone', async () => {
  const csv = 'Артикул;Наименование;Цена, руб.\r\nK-1;Кран шаровой;100\r\nK-2;Кран латунный;200\r\n'
  const report = await importByCommand(env(), csv, { now: 9500, company: 'Таблица' })
  expect(report).toMatchObject({ read: 2, added: 2, refused: 0, company: { created: true } })
  const statuses = () =>
    all(
      "SELECT p.status, p.version FROM products AS p JOIN companies ON company = companies.num WHERE companies.names ->> 'ru' = 'Таблица'",
    )
  expect(await statuses()).toEqual([
    { status: 'published', version: 1 },
    { status: 'published', version: 1 },
  ])
  const imported = await env().DB.prepare('SELECT id FROM imports WHERE created_at = 9500').first<{ id: string }>()
  await env().DB.prepare("UPDATE imports SET status = 'undoing', position = 0 WHERE created_at = 9500").run()
  await runAllSteps(env(), imported?.id ?? '', 9600)
  expect(await statuses()).toEqual([
    { status: 'hidden', version: 2 },
    { status: 'hidden', version: 2 },
  ])
})

test('what the file leaves open has to be given as an option', async () => {
  const list = {
    bytes: new TextEncoder().encode(FEED),
    fileName: 'price.xml',
    company: 'Open',
    choice: null,
    now: 9700,
  }
  await expect(runPriceList(env(), { ...list, answers: {} })).rejects.toThrow('--vat')
})
