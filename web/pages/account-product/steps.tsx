import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { SectionNav } from '../account/section-nav.tsx'

/** The steps of a product in their order. Variants are on the screen of prices, because they multiply them. */
const STEPS = [
  ['product', 'account.details'],
  ['productPrice', 'account.prices'],
  ['variants', 'editor.variants'],
  ['productFile', 'account.files'],
  ['productFact', 'product.facts'],
] as const

export type Step = (typeof STEPS)[number][0]

function useStepHref(product: string): (step: Step) => string {
  const to = usePersonalHref()
  const hrefs: Record<Step, string> = {
    product: to('product', product),
    productPrice: to('productPrice', product),
    variants: `${to('productPrice', product)}#variants`,
    productFile: to('productFile', product),
    productFact: to('productFact', product),
  }
  return (step) => hrefs[step]
}

/** Links to all steps; the present screen is marked. */
export function StepNav({ product, here, label }: { product: string; here: Step; label: string }) {
  const { t } = useI18n()
  const hrefOf = useStepHref(product)
  return (
    <SectionNav
      label={label}
      rows={[STEPS.map(([step, key]) => ({ href: hrefOf(step), text: t(key), isHere: step === here }))]}
    />
  )
}

const placeOf = (step: Step): number => STEPS.findIndex(([one]) => one === step)

/** Heading of a step: which it is, and of how many. */
export function StepTitle({ step, id }: { step: Step; id?: string }) {
  const { t } = useI18n()
  const at = placeOf(step)
  const [, key] = STEPS[at] ?? STEPS[0]
  return (
    <h2 id={id}>
      {t(key)} <span className="soft small">{t('editor.step', { at: at + 1, of: STEPS.length })}</span>
    </h2>
  )
}

/** Links to the next step without saving, since a step may have nothing to fill in. */
export function NextStep({ product, step }: { product: string; step: Step }) {
  const { t } = useI18n()
  const hrefOf = useStepHref(product)
  const next = STEPS[placeOf(step) + 1]
  if (!next) return null
  const [name, key] = next
  return (
    <p>
      <a className="button" href={hrefOf(name)}>
        {t('editor.next', { step: t(key) })}
      </a>
    </p>
  )
}
