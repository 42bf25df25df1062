import { parameterNamed } from '../../../domain/parameters/typed-fact.ts'
import { type Text, type TextOrString, wordings } from '../../../domain/text.ts'
import { typedFields } from '../../../domain/typed-fact-fields.ts'
import { useI18n } from '../../app/i18n.tsx'
import { FactsForm, type TypedRows } from '../account/facts-form.tsx'
import { ProductFrame } from './frame.tsx'
import { Buttons, PREVIEW_REDRAW } from './live.tsx'
import type { LastStepData } from './load.ts'
import { ParameterField } from './parameter-field.tsx'
import { SendForReview } from './send.tsx'
import { StepTitle } from './steps.tsx'

const FACTS_SEEN = { ...PREVIEW_REDRAW, action: 'see-facts' } as const

const isEmpty = (value: TextOrString): boolean => wordings(value).every((text) => text === '')

/** The last step: what is known of the product in numbers, and the button that sends it to the moderators. */
export function ProductFactsForm({ data }: { data: LastStepData }) {
  const { t, locale } = useI18n()
  const { product, posted, suggested, parameters } = data
  if (!product) return null
  const own = (name: Text) => parameterNamed(parameters, name)
  const missing = parameters.filter((parameter) => !product.facts.some(({ name }) => own(name) === parameter))
  const offered = [
    ...missing.map(({ names }) => ({ name: names, products: 0, values: [] })),
    ...suggested.filter(({ name }) => !own(name)),
  ]
  const typed: TypedRows = {
    fields: (fact) => {
      const parameter = own(fact.name)
      return parameter ? typedFields(parameter, isEmpty(fact.value) ? null : fact, locale) : {}
    },
    row: (form, path) => {
      // In the order of the category, whichever are filled in.
      const place = parameters.findIndex(({ key }) => key === form.value(`${path}.parameter`))
      const parameter = parameters[place]
      return parameter ? { place, drawn: <ParameterField form={form} path={path} parameter={parameter} /> } : null
    },
    titles: [t('editor.parameters.title'), t('editor.parameters.others')],
  }
  return (
    <ProductFrame data={data} here="productFact">
      <StepTitle step="productFact" />
      <FactsForm
        posted={posted}
        facts={product.facts}
        version={product.version}
        live={FACTS_SEEN}
        suggested={offered}
        typed={typed}
        actions={['facts', FACTS_SEEN.action]}
      >
        <Buttons see={FACTS_SEEN.action} of={t('product.facts')} />
      </FactsForm>
      <SendForReview product={product} data={data} />
    </ProductFrame>
  )
}
