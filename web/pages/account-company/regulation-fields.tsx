import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Check } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface RegulationFieldsProps {
  form: FormState
  /** Several rows of one regulation are one choice. */
  regulations: readonly RegulationOfCode[]
}

/** The technical regulations that a service company certifies for; nothing where the operator has none. */
export function RegulationFields({ form, regulations }: RegulationFieldsProps) {
  const i18n = useI18n()
  const names = new Map(regulations.map(({ number, name }) => [number, name.text]))
  if (names.size === 0) return null
  return (
    <fieldset>
      <legend>
        <h2>{i18n.t('organization.regulations.title')}</h2>
      </legend>
      <p className="soft small">{i18n.t('organization.regulations.about')}</p>
      <div className={fieldStyles.ticks}>
        {[...names].map(([number, name]) => (
          <div key={number}>
            <Check form={form} name={`regulation.${number}`} label={`${regulationLabel(number, i18n)} ${name}`} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
