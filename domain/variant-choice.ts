/** Choosing a variant by its options (docs/behaviour.md, "Variants"). */
import type { Variant } from './contract/products.ts'
import type { Localized } from './contract/values.ts'

type Optioned = Pick<Variant, 'options'>

/** A value that can be chosen, and the variant that choosing it leads to. */
export interface Choice<One extends Optioned> {
  value: Localized
  /** The variant that has this value and otherwise shares most values with the chosen one. */
  variant: One
  isChosen: boolean
}

/** An option with its values, in the order of their first appearance. */
export interface ChoiceOption<One extends Optioned> {
  name: string
  choices: Choice<One>[]
}

const valueIn = ({ options }: Optioned, name: string): Localized | undefined =>
  options.find((option) => option.name.text === name)?.value

/** @returns the number of options of which two variants have the same value */
const shared = (one: Optioned, other: Optioned): number =>
  one.options.filter(({ name, value }) => valueIn(other, name.text)?.text === value.text).length

/** The variant that shares most values with the chosen one; the first of several. */
const nearest = <One extends Optioned>(variants: One[], chosen: One): One | undefined =>
  variants.toSorted((one, other) => shared(other, chosen) - shared(one, chosen))[0]

/**
 * @param chosen one of the variants
 * @returns every option with its values; each value leads to one variant, and the chosen variant's own values lead to itself
 */
export function choicesOf<One extends Optioned>(variants: One[], chosen: One): ChoiceOption<One>[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name.text)))]
  return names.map((name) => {
    const values = new Map(variants.flatMap((one) => valueIn(one, name) ?? []).map((value) => [value.text, value]))
    const own = valueIn(chosen, name)?.text
    const choices = [...values.values()].flatMap((value) => {
      const isChosen = value.text === own
      const having = variants.filter((one) => valueIn(one, name)?.text === value.text)
      const variant = isChosen ? chosen : nearest(having, chosen)
      return variant ? [{ value, variant, isChosen }] : []
    })
    return { name, choices }
  })
}
