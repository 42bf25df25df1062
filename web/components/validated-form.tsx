import type { FormHTMLAttributes } from 'react'
import type { FormName } from '../../domain/form-constraints.ts'
import { FormConstraintsProvider, useFormConstraints } from '../app/page/constraints.ts'

export interface Checked {
  /** Name of its constraints (domain/form-constraints.ts); without one its fields have none. */
  checks?: FormName
}

interface ValidatedFormProps extends Checked, FormHTMLAttributes<HTMLFormElement> {
  /**
   * What Enter in a field does: browsers press the form's first button, which may look something up or add a row. `main`: what the
   * hidden field `action` says; `nothing`: a person has to choose one of several decisions.
   */
  enter?: 'main' | 'nothing'
}

/**
 * A posted form whose fields the browser validates first: natively, until the page's script takes over with its own
 * messages
 * (pages/account/enhancements/check-form.ts).
 */
export function ValidatedForm({ checks, enter, children, ...form }: ValidatedFormProps) {
  return (
    <FormConstraintsProvider value={useFormConstraints(checks)}>
      <form {...form} method="post" data-checks={checks}>
        {enter && (
          <button
            type="submit"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            disabled={enter === 'nothing'}
          />
        )}
        {children}
      </form>
    </FormConstraintsProvider>
  )
}
