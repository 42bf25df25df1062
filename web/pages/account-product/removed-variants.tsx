import type { OwnVariant } from '../../../domain/contract/product-variants.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { backField, removedVariants } from '../../../domain/variant-changes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Check } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface RemovedProps {
  form: FormState
  fields: Record<string, string>
  /** The product's variants where the form was posted: some of them may no longer be in it. */
  saved: OwnVariant[]
  /** Variants that were removed lately. */
  removed: OwnVariant[]
}

/** The values of a variant, in the reader's language where they have it. */
const valuesOf = ({ options }: OwnVariant, locale: Locale): string[] =>
  options.map(({ value }) =>
    typeof value === 'string' ? value : ([locale, ...LOCALES].map((one) => value[one]).find(Boolean) ?? ''),
  )

/** The variants that saving the form would delete and those removed lately, each with a box that puts it back. */
export function RemovedVariants({ form, fields, saved, removed }: RemovedProps) {
  return (
    <>
      <Boxes form={form} list="removed" variants={removedVariants(fields, saved)} />
      <Boxes form={form} list="removedLately" variants={removedVariants(fields, removed)} />
    </>
  )
}

interface BoxesProps {
  form: FormState
  list: 'removed' | 'removedLately'
  variants: OwnVariant[]
}

function Boxes({ form, list, variants }: BoxesProps) {
  const { t, locale } = useI18n()
  if (variants.length === 0) return null
  return (
    <fieldset>
      <legend>{t(`editor.${list}.title`)}</legend>
      <p className="soft small">{t(`editor.${list}.about`)}</p>
      {variants.map((variant) => (
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
