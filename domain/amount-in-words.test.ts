import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import ru from '../locales/ru.json'
import zh from '../locales/zh.json'
import { amountInWords } from './amount-in-words.ts'
import { createI18n } from './i18n.ts'
import { CURRENCIES } from './trade-terms.ts'

const english = createI18n('en', en)
const russian = createI18n('ru', ru)
const chinese = createI18n('zh', zh)

describe('an amount in words', () => {
  it.each([
    [200_002_02, 'RUB', 'Двести тысяч два рубля 02 копейки'],
    [1_00, 'RUB', 'Один рубль 00 копеек'],
    [21_000_21, 'RUB', 'Двадцать одна тысяча рублей 21 копейка'],
    [1_002_005_11, 'USD', 'Один миллион две тысячи пять долларов США 11 центов'],
    [2_00, 'UAH', 'Две гривны 00 копеек'],
    [0, 'KZT', 'Ноль тенге 00 тиынов'],
  ] as const)('of %i %s agrees in Russian in gender and case', (amount, currency, expected) => {
    expect(amountInWords(amount, currency, russian)).toBe(expected)
  })

  it.each([
    [20_50, 'CNY', '人民币贰拾圆伍角整'],
    [100_203_05, 'CNY', '人民币壹拾万零贰佰零叁圆零伍分'],
    [10_000_00, 'CNY', '人民币壹万圆整'],
    [1_234_56, 'USD', '壹仟贰佰叁拾肆美元伍拾陆美分'],
    [1_000_00, 'RUB', '壹仟卢布整'],
  ] as const)('of %i %s is in the capital numerals of Chinese invoices', (amount, currency, expected) => {
    expect(amountInWords(amount, currency, chinese)).toBe(expected)
  })

  it('is a sentence in English', () => {
    expect(amountInWords(1_234_56, 'USD', english)).toBe('One thousand two hundred thirty-four US dollars and 56 cents')
    expect(amountInWords(21_00, 'CNY', english)).toBe('Twenty-one Chinese yuan only')
  })

  it('has a text for every currency of offers', () => {
    for (const i18n of [english, russian, chinese]) {
      for (const currency of CURRENCIES)
        expect(amountInWords(5_07, currency, i18n)).not.toMatch(/amountInWords|\{\{|undefined/)
    }
  })
})
