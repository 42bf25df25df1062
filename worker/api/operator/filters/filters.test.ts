import { expect, test } from 'vitest'
import type { DefinedFormField, FilterField, Option } from '../../../../domain/contract/filter-definitions.ts'
import en from '../../../../locales/en.json'
import ru from '../../../../locales/ru.json'
import zh from '../../../../locales/zh.json'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { hardware, pipeline } from '../../../../tests/fixtures/catalogue.ts'
import {
  forgetOwnProducts,
  ownProduct,
  resetCompany,
  resetLegalEntities,
} from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()

const LISTS = ['company', 'user', 'service', 'product', 'legal-entiries', 'employees', 'status']
const PATHS = [
  ...LISTS.map((list) => `/app/admin/filter/${list}`),
  '/app/user/filter/employee',
  '/app/user/form/employee',
  '/app/employee/form',
]
const read = async (path: string) =>
  (await (await as(path.startsWith('/app/admin') ? 'ADMIN' : 'EMPLOYEE', 'GET', path)).json()).data

/** The message of a key in a dictionary. */
const wording = (words: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
      words,
    )

test.each(PATHS)('%s names everything in every language', async (path) => {
  const { fields } = await read(`${path}?locale=zh`)
  expect(fields.length).toBeGreaterThan(0)
  const labels = fields.flatMap(({ label, options }: FilterField | DefinedFormField) => [
    label,
    ...options.map((one: Option) => one.label),
  ])
  for (const label of labels.filter((one: string | null) => one !== null)) {
    for (const words of [en, ru, zh]) expect(wording(words, label), label).toEqual(expect.any(String))
  }
})

const counts = ({ fields }: { fields: FilterField[] }, key: string) =>
  Object.fromEntries(fields.find((field) => field.key === key)?.options.map(({ value, count }) => [value, count]) ?? [])

test('companies are counted as they come, change and go', async () => {
  await resetCompany(bindings())
  const before = await read('/app/admin/filter/company')
  expect(before.total).toBe(4)
  expect(counts(before, 'status')).toEqual({ draft: 0, pending: 0, active: 3, hidden: 0, blocked: 1 })
  expect(counts(before, 'kind')).toEqual({ supplier: 3, service: 1, both: 0 })
  expect(counts(before, 'verified')).toEqual({ 1: 1, 0: 3 })
  await resetCompany(bindings(), { status: 'hidden', verified: false })
  const after = await read('/app/admin/filter/company')
  expect(counts(after, 'status')).toMatchObject({ active: 2, hidden: 1 })
  expect(counts(after, 'verified')).toEqual({ 1: 0, 0: 4 })
  await resetCompany(bindings())
})

test('people are counted', async () => {
  expect(await read('/app/admin/filter/user')).toMatchObject({ total: 6 })
  expect(counts(await read('/app/admin/filter/user'), 'language')).toEqual({ en: 6, ru: 0, zh: 0 })
  await bindings().DB.exec(
    "UPDATE users SET locale = 'ru' WHERE num = 1; UPDATE users SET deleted_at = 1 WHERE num = 2",
  )
  const users = await read('/app/admin/filter/user')
  expect([users.total, counts(users, 'language')]).toEqual([5, { en: 4, ru: 1, zh: 0 }])
  const employees = await read('/app/admin/filter/employees')
  expect([employees.total, counts(employees, 'role')]).toEqual([4, { OWNER: 2, MANAGER: 1, SALES: 0, EMPLOYEE: 1 }])
})

test('colleagues are counted in the caller’s organization alone', async () => {
  const { total, fields } = await read('/app/user/filter/employee')
  expect([total, counts({ fields }, 'role'), counts({ fields }, 'status')]).toEqual([
    3,
    { OWNER: 1, MANAGER: 1, SALES: 0, EMPLOYEE: 1 },
    { invited: 0, active: 3, disabled: 0 },
  ])
})

test('products are counted by state, and published ones by category', async () => {
  await forgetOwnProducts(bindings())
  await ownProduct(bindings(), 1, { status: 'moderation' })
  const { total, fields } = await read('/app/admin/filter/product')
  expect([total, counts({ fields }, 'status')]).toEqual([
    68,
    { draft: 1, moderation: 1, published: 66, hidden: 0, rejected: 0, archived: 0 },
  ])
  expect(counts({ fields }, 'category')).toEqual({ [pipeline.id]: 6, [hardware.id]: 60 })
})

test('legal entities are counted by country, deleted ones not', async () => {
  await resetLegalEntities(bindings())
  const { total, fields } = await read('/app/admin/filter/legal-entiries')
  expect([total, counts({ fields }, 'country')]).toEqual([2, { RU: 2 }])
})

test('one filter has the statuses of companies, products and employees', async () => {
  const { fields } = await read('/app/admin/filter/status')
  expect(fields.map(({ key }: FilterField) => key)).toEqual(['company', 'product', 'employee'])
})

test('a form has its method, its path and the constraints of its fields', async () => {
  const { method, path, fields } = await read('/app/user/form/employee')
  expect([method, path]).toEqual(['POST', '/api/profile/company/employees'])
  expect(
    fields.map(({ key, type, required, maxLength }: DefinedFormField) => [key, type, required, maxLength]),
  ).toEqual([
    ['contact', 'login', true, 320],
    ['name', 'text', false, 100],
    ['position', 'text', false, 100],
    ['role', 'choice', true, null],
  ])
  const change = await read('/app/employee/form')
  expect(change.fields.map(({ key, maxLength }: DefinedFormField) => [key, maxLength])).toEqual([
    ['name', 100],
    ['position', 100],
    ['role', null],
  ])
})
