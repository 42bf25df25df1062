import { useI18n } from '../../app/i18n.tsx'
import { useFormState } from '../account/form-state.ts'
import { MergeForm } from '../account-desk-lists/merge.tsx'
import type { PersonData } from './load.ts'

/** Merges the account into another one of the same person. */
export function MergeAccount({ data: { plan, into, posted } }: { data: PersonData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'merge')
  const rows = plan && [
    [t('deskMerge.rows.logins'), plan.logins] as const,
    [t('parties.companies'), plan.companies] as const,
    ...plan.did.map(({ what, count }) => [t(`parties.deeds.${what}`), count] as const),
  ]
  return (
    <MergeForm
      kind="person"
      form={form}
      typed={into}
      plan={
        plan &&
        rows && {
          into: plan.into.id,
          name: plan.into.name || t('parties.nameless'),
          against: plan.against.map((one) => t(`deskMerge.person.against.${one}`)),
          moves: rows,
          stays: [],
        }
      }
    />
  )
}
