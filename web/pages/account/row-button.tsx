import type { FormAction } from '../../../domain/form-actions.ts'
import { useI18n } from '../../app/i18n.tsx'
import { HiddenFields, Submit } from './fields.tsx'
import { OrganizationField } from './organization-field.tsx'

interface RowButtonProps {
  action: FormAction
  label: string
  /** Address of the screen that knows the action, where it is not the present one. */
  at?: string
  /** Hidden name of the row's subject, for screen readers. */
  of?: string
  /** Further hidden fields by name. */
  fields?: Record<string, string | number>
}

/** A form that is one button: something is done to a thing of a list. */
export const RowButton = ({ action, label, at, of, fields = {} }: RowButtonProps) => (
  <form method="post" action={at}>
    <OrganizationField />
    <HiddenFields values={{ once: crypto.randomUUID(), ...fields }} />
    <Submit value={action} quiet label={label} of={of} />
  </form>
)

/** Offers to restore what has just been removed. @param field of the form that carries the id */
export function Undo({ id, field }: { id: string | undefined; field: string }) {
  const { t } = useI18n()
  return id === undefined ? null : <RowButton action="restore" label={t('people.undo')} fields={{ [field]: id }} />
}
