/** Tests of the check that tests/edge/language-labels.test.ts uses. */
import { expect, test } from 'vitest'
import { unlabelledTexts } from '../fixtures/unlabelled-texts.ts'

test('a text of another script or language is found unless it is labelled', () => {
  const card = (name: string) => `<html lang="ru"><body><h3>${name}</h3></body></html>`
  expect(unlabelledTexts(card('板式平焊法兰'), 'ru')).toEqual(['板式平焊法兰'])
  expect(unlabelledTexts(card('<span lang="en-US">Ball valve</span>'), 'ru')).toEqual(['Ball valve'])
  const labelled = '<span data-language="английский"><span lang="en-US">Ball valve</span></span>'
  expect(unlabelledTexts(card(labelled), 'ru')).toEqual([])
  // A label in brackets is meant for places without markup only.
  expect(unlabelledTexts(card('[китайский] 板式平焊法兰'), 'ru')).toEqual(['[китайский] 板式平焊法兰'])
  expect(unlabelledTexts(card('<option>[китайский] 板式平焊法兰</option>'), 'ru')).toEqual([])
  expect(unlabelledTexts(card('<span lang="en-US">DN 50</span>'), 'ru')).toEqual([])
  expect(unlabelledTexts(card('Чай'), 'zh')).toEqual(['Чай'])
  expect(unlabelledTexts(card('ЕАЭС RU С-CN.НВ90.В.00418/25'), 'en')).toEqual([])
})
