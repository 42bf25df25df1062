import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import type { OwnVariant } from '../../../domain/contract/product-variants.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { backField, removedVariants } from '../../../domain/variant-changes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Check } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface RemovedProps {
  form: FormState
  fields: Record<string, string>
  product: OwnProduct
}

/** The values of a variant, in the reader's language where they have it. */
const valuesOf = ({ options }: OwnVariant, locale: Locale): string[] =>
  options.map(({ value }) =>
    typeof value === 'string' ? value : ([locale, ...LOCALES].map((one) => value[one]).find(Boolean) ?? ''),
  )

/** The saved variants that saving the form would delete, what goes with them, and a box for each that puts it back. */
export function RemovedVariants({ form, fields, product }: RemovedProps) {
  const { t, locale } = useI18n()
  const removed = removedVariants(fields, product.variants)
  if (removed.length === 0) return null
  return (
    <fieldset>
      <legend>{t('editor.removed.title')}</legend>
      <p className="soft small">{t('editor.removed.about')}</p>
      {removed.map((variant) => (
        <Check
          key={variant.id}
          form={form}
          name={backField(variant.id)}
          label={t('editor.removed.back', { variant: [variant.sku, ...valuesOf(variant, locale)].join(' · ') })}
        />
      ))}
    </fieldset>
  )
}
