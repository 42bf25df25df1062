import { expect, test } from 'vitest'
import { parseSubjects, subjectAddress } from './story-subjects.ts'

const ID = '06d2k6t0000g1a2b'

test('addresses of goods, categories and codes are read with and without site, language, slug and query', () => {
  const typed = [
    `https://market.example/ru/product/${ID}-klapan?quantity=2`,
    `/catalog/${ID}`,
    ' /zh/tnved/848180 ',
    '8481 80 819',
    '28.14.1',
    '',
  ].join('\n')
  expect(parseSubjects(typed)).toEqual([
    { kind: 'product', ref: ID },
    { kind: 'category', ref: ID },
    { kind: 'tnved', ref: '848180' },
    { kind: 'tnved', ref: '848180819' },
    { kind: 'okved', ref: '28.14.1' },
  ])
})

test('the address of a subject is read as the same subject', () => {
  for (const subject of parseSubjects(`/product/${ID}\n/catalog/${ID}\n8481\n28.14`)) {
    expect(parseSubjects(subjectAddress(subject as never))).toEqual([subject])
  }
})
