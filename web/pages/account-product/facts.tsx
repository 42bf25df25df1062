import { useI18n } from '../../app/i18n.tsx'
import { FactsForm } from '../account/facts-form.tsx'
import { ProductFrame } from './frame.tsx'
import { Buttons, SEEN } from './live.tsx'
import type { LastStepData } from './load.ts'
import { Send } from './send.tsx'
import { StepTitle } from './steps.tsx'

const FACTS_SEEN = { ...SEEN, action: 'see-facts' } as const

/** The last step: what is known of the product in numbers, and the button that sends it to the moderators. */
export function Facts({ data }: { data: LastStepData }) {
  const { t } = useI18n()
  const { product, posted, suggested } = data
  if (!product) return null
  return (
    <ProductFrame data={data} here="productFact">
      <StepTitle step="productFact" />
      <FactsForm
        posted={posted}
        facts={product.facts}
        version={product.version}
        live={FACTS_SEEN}
        suggested={suggested}
        actions={['facts', FACTS_SEEN.action]}
      >
        <Buttons see={FACTS_SEEN.action} of={t('product.facts')} />
      </FactsForm>
      <Send product={product} data={data} />
    </ProductFrame>
  )
}
