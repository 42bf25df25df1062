import { expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'

const { as, bindings } = servePeople()

const taxes = async (code: string) => {
  const response = await as('ANONIM', 'GET', `/api/tnved/taxes?code=${code}`)
  return response.ok ? (await response.json()).data : response.status
}

const enter = (rows: [id: string, kind: string, codes: string, rate: string | null, from: string][]) =>
  bindings().DB.batch(
    rows.map((row) =>
      bindings()
        .DB.prepare(
          `INSERT INTO border_rates (id, kind, codes, rate, valid_from, source, updated_at) VALUES (?, ?, ?, ?, ?, 'act', 0)`,
        )
        .bind(...row),
    ),
  )

test('a code has the general VAT, reduced rates that some of its goods may have, and a possible excise', async () => {
  expect(await taxes('8481808199')).toMatchObject({ vat: null, reducedVat: [], excise: null })
  await enter([
    ['06d2k6t0000g1a2b', 'vat', '', '20', '2019-01-01'],
    ['06d2k6t0000g1a2c', 'vat', '', '22', '2026-01-01'],
    ['06d2k6t0000g1a2d', 'vat', '', '25', '2999-01-01'],
    ['06d2k6t0000g1a2e', 'reduced-vat', '3004', '10', '2026-01-01'],
    ['06d2k6t0000g1a2f', 'excise', '2203', null, '2026-01-01'],
  ])
  expect(await taxes('8481808199')).toMatchObject({ vat: { rate: '22' }, reducedVat: [], excise: [] })
  expect(await taxes('3004900002')).toMatchObject({ vat: { rate: '22' }, reducedVat: [{ rate: '10', source: 'act' }] })
  expect(await taxes('2203000100')).toMatchObject({ excise: [{ codes: '2203' }] })
  expect(await taxes('8481')).toBe(422)
})
