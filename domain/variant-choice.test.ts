import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionChoices } from './variant-choice.ts'

const text = (words: string) => ({ text: words, lang: 'en' as const })
const variant = (values: Record<string, string>) => ({
  options: Object.entries(values).map(([name, value]) => ({ name: text(name), value: text(value) })),
})

/** Variants that differ in size, drive and seal; not every combination exists. */
const sold = fc.uniqueArray(fc.record({ size: fc.nat(4), drive: fc.nat(2), seal: fc.nat(2) }), {
  selector: (one) => JSON.stringify(one),
  minLength: 1,
  maxLength: 30,
})
const variantsOf = (rows: { size: number; drive: number; seal: number }[]) =>
  rows.map(({ size, drive, seal }) => variant({ size: `DN ${size}`, drive: `drive ${drive}`, seal: `seal ${seal}` }))

test('each value leads to exactly one variant, which has it; the chosen values lead to the chosen variant', () => {
  fc.assert(
    fc.property(sold, fc.nat(), (rows, at) => {
      const variants = variantsOf(rows)
      const chosen = variants[at % variants.length] ?? variant({})
      for (const { name, choices } of optionChoices(variants, chosen)) {
        expect(new Set(choices.map(({ value }) => value.text)).size).toBe(choices.length)
        expect(choices.filter(({ isChosen }) => isChosen).map((one) => one.variant)).toEqual([chosen])
        for (const { value, variant: led } of choices) {
          expect(variants).toContain(led)
          expect(led.options.find((option) => option.name.text === name)?.value.text).toBe(value.text)
        }
      }
    }),
  )
})

test('choosing the values of a variant in the order of the options leads to it, from any other', () => {
  fc.assert(
    fc.property(sold, fc.nat(), fc.nat(), (rows, from, to) => {
      const variants = variantsOf(rows)
      const wanted = variants[to % variants.length] ?? variant({})
      let chosen = variants[from % variants.length] ?? variant({})
      for (const [at, { value }] of wanted.options.entries()) {
        const choice = optionChoices(variants, chosen)[at]?.choices.find((one) => one.value.text === value.text)
        chosen = choice?.variant ?? chosen
      }
      expect(chosen).toBe(wanted)
    }),
    { numRuns: 300 },
  )
})

test('a value not sold with the other chosen values leads to a variant with those of the earlier options', () => {
  const lever = variant({ size: '50', drive: 'lever', seal: 'PTFE' })
  const gear = variant({ size: '50', drive: 'gear', seal: 'PTFE' })
  const large = variant({ size: '80', drive: 'gear', seal: 'PTFE' })
  const variants = [lever, gear, large]
  const [size] = optionChoices(variants, lever)
  expect(size?.choices.map((one) => one.variant)).toEqual([lever, large])
})
