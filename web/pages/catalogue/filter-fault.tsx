import { COLON } from '../../../domain/listed.ts'
import { useI18n } from '../../app/i18n.tsx'

/** What is wrong with the fields of a filter, in their form; nothing where `text` is null. */
export const FieldsFault = ({ id, text }: { id: string; text: string | null }) =>
  text === null ? null : (
    <p id={id} className="notice small">
      {text}
    </p>
  )

/** The same above the list, with the name of the filter: on narrow screens the form is in a closed sheet. */
export function FilterNotice({ name, text }: { name: string; text: string | null }) {
  const { locale } = useI18n()
  if (text === null) return null
  return (
    <p className="notice small" role="status">
      {name + COLON[locale] + text}
    </p>
  )
}
