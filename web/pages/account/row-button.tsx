import type { ReactNode } from 'react'
import type { FormAction } from '../../../domain/form-actions.ts'
import { Submit } from './fields.tsx'

interface RowButtonProps {
  action: FormAction
  /** What it is done to, by the form's field names. */
  fields?: Record<string, string>
  /** For who cannot see the row around it. */
  label?: string
  children: ReactNode
}

/** A form that is one button: something is done to a thing of a list. */
export function RowButton({ action, fields = {}, label, children }: RowButtonProps) {
  return (
    <form method="post">
      <input type="hidden" name="once" defaultValue={crypto.randomUUID()} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <Submit value={action} quiet {...(label && { label })}>
        {children}
      </Submit>
    </form>
  )
}
