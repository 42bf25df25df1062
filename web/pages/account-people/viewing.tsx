import { labelledText } from '../../../domain/labelled-text.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Choice, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { ReasonLine } from '../account-desk-lists/reason-line.tsx'
import type { PersonData } from './load.ts'

/** Shows an operator what the person sees, in one of the person's organizations. */
export function ViewAs({ data: { person, posted } }: { data: PersonData }) {
  const i18n = useI18n()
  const { t } = i18n
  const form = useFormState(posted, 'view')
  const active = person.companies.filter(({ status }) => status === 'active')
  const companies = active.map(({ id, name }) => ({ value: id, text: labelledText(name, i18n) }))
  return (
    <details open={form.isPosted}>
      <summary>{t('parties.view.title')}</summary>
      <Form form={form} action="view" checks="personViewing">
        <p>{t('parties.view.about')}</p>
        {companies.length > 1 ? (
          <Choice form={form} name="company" label={t('parties.view.company')} options={companies} />
        ) : (
          <HiddenFields values={{ company: companies[0]?.value ?? '' }} />
        )}
        <ReasonLine form={form} of="view" label={t('parties.reason')} />
        <Submit label={t('parties.view.begin')} />
      </Form>
    </details>
  )
}
