import { expect, test } from 'vitest'
import { createI18n } from '../../../domain/i18n.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import { formState } from './form-state.ts'
import { valueHashes } from './merge.ts'

const i18n = createI18n('en', en)
const BEFORE = { name: 'Works', staff: '10' }
/** The values that another person has saved since the form was filled in. */
const NOW = { name: 'Works', staff: '20' }
const typed = { ...BEFORE, name: 'Great works', action: 'save', version: '1', base: valueHashes(BEFORE) }
const state = (errors: Record<string, string>) => formState(i18n, { fields: typed, errors }, 'save', NOW)

test.each([
  ['refused', { name: 'format' }],
  ['looked up', { name: 'found' }],
  ['stored until its writer signed in again', {}],
])(
  'a form that was %s still has the version it was filled in from, so that an edit in between is noticed on saving',
  (_, errors) => {
    const { version, marks, value } = state(errors)
    expect({ version, marks }).toEqual({ version: '1', marks: typed.base })
    expect([value('name'), value('staff')]).toEqual(['Great works', '10'])
  },
)

test('a form that shows another person’s edit has the version of that edit', () => {
  const { version, marks, value } = state({ '': 'version.outdated' })
  expect({ version, marks }).toEqual({ version: undefined, marks: valueHashes(NOW) })
  expect([value('name'), value('staff')]).toEqual(['Great works', '20'])
})

test('if only other fields were saved meanwhile, the form has the newest version', () => {
  const { version, value } = formState(i18n, { fields: typed, errors: { name: 'format' } }, 'save', BEFORE)
  expect([version, value('name')]).toEqual([undefined, 'Great works'])
})

test('a field says what its own kind of value has to be', () => {
  const { error } = state({ name: 'format', website: 'format', contact: 'format' })
  expect(['name', 'website', 'contact', 'staff'].map(error)).toEqual([
    en.account.fault.format,
    en.account.fault.website,
    en.signIn.fault.login,
    undefined,
  ])
})
