import type { FormHTMLAttributes } from 'react'
import type { FormName } from '../../domain/form-constraints.ts'
import { FormConstraintsProvider, useFormConstraints } from '../app/page/constraints.ts'

export interface Checked {
  /** Name of its constraints (domain/form-constraints.ts); without one its fields have none. */
  checks?: FormName
}

/**
 * A posted form whose fields the browser validates first: natively, until the page's script takes over with its own
 * messages
 * (pages/account/enhancements/check-form.ts).
 */
export function ValidatedForm({ checks, ...form }: Checked & FormHTMLAttributes<HTMLFormElement>) {
  return (
    <FormConstraintsProvider value={useFormConstraints(checks)}>
      <form {...form} method="post" data-checks={checks} />
    </FormConstraintsProvider>
  )
}
