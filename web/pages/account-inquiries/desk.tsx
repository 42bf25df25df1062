/** What only the supplier's side sees beside a conversation: who deals with it, notes, ready answers. */
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import type { ReceivedData } from './load.ts'

export function Assignee({ data: { inquiry, colleagues, posted } }: { data: ReceivedData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'assign', { employee: inquiry.assignee?.id ?? '' })
  const options = colleagues.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <Form form={form} action="assign" version={inquiry.version}>
      <Choice
        form={form}
        name="employee"
        label={t('thread.assignee')}
        options={[{ value: '', text: t('thread.noAssignee') }, ...options]}
      />
      <Submit quiet label={t('thread.assign')} />
    </Form>
  )
}

export function NoteForm({ data: { posted } }: { data: ReceivedData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'note')
  return (
    <details open={form.isPosted}>
      <summary>{t('thread.addNote')}</summary>
      <Form form={form} action="note" checks="note" draft>
        <Field form={form} name="text" label={t('thread.internal')} note={t('thread.noteAbout')} rows={4} />
        <Submit quiet label={t('thread.saveNote')} />
      </Form>
    </details>
  )
}

/** Links that fill in the field of the reply with a ready answer. */
export function Templates({ data: { templates } }: { data: ReceivedData }) {
  const { t } = useI18n()
  const link = useQueryLink()
  const to = usePersonalHref()
  return (
    <details>
      <summary>{t('thread.templates')}</summary>
      <ul>
        {templates.map(({ id, name }) => (
          <li key={id}>
            <a href={`${link({ template: id, done: undefined })}#answer`}>{name}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={to('templates')}>{t('thread.manage')}</a>
      </p>
    </details>
  )
}
