/** Choosing a variant by its options (docs/behaviour.md, "Variants"). */
import type { Variant } from './contract/products.ts'
import type { Localized } from './contract/values.ts'

type Optioned = Pick<Variant, 'options'>

/** A value that can be chosen, and the variant that choosing it leads to. */
interface Choice<One extends Optioned> {
  value: Localized
  /** The variant that has this value and otherwise the chosen one's: of the first option if any has it, then of the second … */
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

/**
 * The variant nearest to the chosen one, the first of several. A value of an earlier option counts more than all later ones: so a
 * buyer who chooses the values of any variant in the order of the options arrives at it.
 */
const nearest = <One extends Optioned>(variants: One[], chosen: One, names: string[]): One | undefined =>
  names.reduce((near, name) => {
    const same = near.filter((one) => valueIn(one, name)?.text === valueIn(chosen, name)?.text)
    return same.length > 0 ? same : near
  }, variants)[0]

/**
 * @param chosen one of the variants
 * @returns every option with its values; each value leads to one variant, and the chosen variant's own values lead to itself
 */
export function optionChoices<One extends Optioned>(variants: One[], chosen: One): ChoiceOption<One>[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name.text)))]
  return names.map((name) => {
    const values = new Map(variants.flatMap((one) => valueIn(one, name) ?? []).map((value) => [value.text, value]))
    const own = valueIn(chosen, name)?.text
    const choices = [...values.values()].flatMap((value) => {
      const isChosen = value.text === own
      const having = variants.filter((one) => valueIn(one, name)?.text === value.text)
      const variant = isChosen ? chosen : nearest(having, chosen, names)
      return variant ? [{ value, variant, isChosen }] : []
    })
    return { name, choices }
  })
}
