import { expect, test } from 'vitest'
import { createI18n } from '../../../domain/i18n.ts'
import { LOCALES } from '../../../domain/locale.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import ru from '../../../locales/ru.json' with { type: 'json' }
import zh from '../../../locales/zh.json' with { type: 'json' }
import { seedPlan } from '../../../tests/fixtures/seed-plan.ts'
import { fullTitle } from '../../app/page/page-title.ts'
import { columns } from '../../app/page/shortened.ts'
import { productTitle } from './head.ts'

const DICTIONARIES = { en, ru, zh }

test.each(LOCALES)('no two products of the sample data have the same title in %s, nor one longer than 60', (locale) => {
  const plan = seedPlan()
  const i18n = createI18n(locale, DICTIONARIES[locale])
  const names = new Map(plan.companies.rows.map(({ num, names }) => [num, names]))
  const titles = plan.products.map(({ names: own, model, company }) => {
    const text = (texts: { en?: string; ru?: string; zh?: string } = {}) => texts[locale] ?? texts.en ?? texts.ru ?? ''
    const supplier = { name: { text: text(names.get(company)), lang: locale } }
    return fullTitle(
      { title: productTitle({ name: { text: text(own), lang: locale }, model, supplier }, i18n) },
      locale,
    )
  })
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  expect(titles.filter((title) => columns(title) > 60)).toEqual([])
})
