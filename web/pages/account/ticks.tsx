import { FieldErrorText } from '../../components/form-field.tsx'
import { Check } from './fields.tsx'
import type { FormState } from './form-state.ts'

interface TicksProps {
  form: FormState
  /** Field of the schema: its error is shown for the group. */
  name: string
  legend: string
  /** The boxes by the names of their fields. */
  boxes: readonly { name: string; label: string }[]
}

/** Boxes of which at least one has to be ticked. */
export function Ticks({ form, name, legend, boxes }: TicksProps) {
  const fault = form.error(name)
  const id = `${name}-fault`
  return (
    <fieldset aria-describedby={fault ? id : undefined}>
      <legend>{legend}</legend>
      {boxes.map((box) => (
        <Check key={box.name} form={form} {...box} />
      ))}
      {fault ? <FieldErrorText id={id}>{fault}</FieldErrorText> : null}
    </fieldset>
  )
}
