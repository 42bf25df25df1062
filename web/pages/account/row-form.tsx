import type { ReactNode } from 'react'
import type { FormName } from '../../../domain/form-constraints.ts'
import { Form, HiddenFields } from './fields.tsx'
import type { FormState } from './form-state.ts'

interface RowFormProps {
  form: FormState
  checks: FormName
  /** Null for a new one. */
  row: { id: string; version: number } | null
  title: string
  /** The screen's address. */
  place: string
  children: ReactNode
}

/** A row of a list that operators edit, as a form below its heading. */
export const RowForm = ({ form, checks, row, title, place, children }: RowFormProps) => (
  <section className="contents" aria-labelledby="row">
    <h2 id="row">{title}</h2>
    <Form
      form={form}
      action={row ? 'save' : 'add'}
      checks={checks}
      place={place}
      {...(row && { version: row.version })}
    >
      {row ? <HiddenFields values={{ id: row.id }} /> : null}
      {children}
    </Form>
  </section>
)
