import type { FormHTMLAttributes } from 'react'
import type { FormName } from '../../domain/constraints.ts'
import { FormConstraintsProvider, useFormConstraints } from '../app/page/constraints.ts'

export interface Checked {
  /** What its fields are checked by; none: nothing of it can be wrong by itself. */
  checks?: FormName
}

/**
 * A form that is posted, whose fields the browser checks before that: by itself, in its own words, until the page's script does
 * (pages/account/enhancements/check-form.ts).
 */
export function ValidatedForm({ checks, ...form }: Checked & FormHTMLAttributes<HTMLFormElement>) {
  return (
    <FormConstraintsProvider value={useFormConstraints(checks)}>
      <form {...form} method="post" data-checks={checks} />
    </FormConstraintsProvider>
  )
}
