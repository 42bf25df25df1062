import { PLACED_BY } from '../../../domain/contract/places.ts'
import { useI18n } from '../../app/i18n.tsx'
import fieldStyles from '../account/fields.module.css'
import { Field, Submit } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface PinFieldsProps {
  form: FormState
  /** What the button has just found, '' for nothing; undefined where it was not pressed. */
  placed: string | undefined
}

/** The place of the pin, with a button that finds it by the address. */
export function PinFields({ form, placed }: PinFieldsProps) {
  const { t } = useI18n()
  const found = PLACED_BY.find((one) => one === placed) ?? 'unknown'
  const texts = {
    address: t('organization.place.address'),
    city: t('organization.place.city'),
    unknown: t('organization.place.unknown'),
  }
  return (
    <div className={fieldStyles.both}>
      <fieldset className={fieldStyles.columns}>
        <legend>{t('account.pin')}</legend>
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field key={name} form={form} name={`coordinates.${name}`} label={t(`account.${name}`)} />
        ))}
      </fieldset>
      <p>
        <Submit value="place" quiet label={t('organization.place.find')} />
      </p>
      <p role="status" className="soft small" data-place-status={JSON.stringify(texts)}>
        {placed === undefined ? t('organization.place.about') : texts[found]}
      </p>
    </div>
  )
}
