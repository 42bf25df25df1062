import { expect, test } from 'vitest'
import type { ParameterFacet } from '../../../domain/contract/parameters.ts'
import { createI18n } from '../../../domain/i18n.ts'
import ru from '../../../locales/ru.json' with { type: 'json' }
import { parameterChips, withUnit } from './parameters.ts'

const i18n = createI18n('ru', ru)
const facet: ParameterFacet = {
  key: 'seal',
  name: { text: 'Seal material', lang: 'en' },
  kind: 'list',
  unit: null,
  filter: 'values',
  column: true,
  values: [{ value: 'rubber', count: 2, name: { text: 'Rubber', lang: 'en' } }],
  range: null,
}

test('a parameter and an option without the page’s language say theirs', () => {
  expect(withUnit(facet, i18n)).toBe('[английский] Seal material')
  const [chip] = parameterChips({ params: 'seal:rubber' }, [facet], i18n)
  expect(chip?.label).toContain('[английский] Rubber')
})
