import type { AnswerTemplate } from '../../../domain/contract/answer-templates.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Message } from '../account/message.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { TemplatesData } from './load.ts'

export const slots = { page: Templates } satisfies Slots<TemplatesData>

/** Ready answers: each to be changed or removed, and one form, of the chosen one or of another one: two would share the ids of their fields. */
function Templates({ data }: { data: TemplatesData }) {
  const { t } = useI18n()
  const { templates, edited, mayEdit } = data
  return (
    <AccountFrame data={data} title={t('thread.templates')} here="inquiries">
      <p className="soft">{t('thread.templatesAbout')}</p>
      {templates.map((template) => (
        <Template key={template.id} data={data} template={template} />
      ))}
      {mayEdit && edited === null ? (
        <section className="contents">
          <h2>{t('thread.newTemplate')}</h2>
          <TemplateForm data={data} template={null} />
        </section>
      ) : null}
    </AccountFrame>
  )
}

function Template({ data: { edited, mayEdit, ...data }, template }: { data: TemplatesData; template: AnswerTemplate }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { id, name, text } = template
  const isEdited = mayEdit && edited?.id === id
  return (
    <section className="contents">
      <h2>
        <TypedText>{name}</TypedText>
      </h2>
      {isEdited ? <TemplateForm data={data} template={template} /> : <Message>{text}</Message>}
      {mayEdit ? (
        <div className={styles.row}>
          {isEdited ? (
            <a href={to('templates')}>{t('thread.newTemplate')}</a>
          ) : (
            <a href={to('templates', { edit: id })} aria-label={`${t('account.edit')}: ${name}`}>
              {t('account.edit')}
            </a>
          )}
          <RowButton action="remove" label={t('account.remove')} of={name} fields={{ key: id }} />
        </div>
      ) : null}
    </section>
  )
}

interface TemplateFormProps {
  data: Pick<TemplatesData, 'posted'>
  template: AnswerTemplate | null
}

function TemplateForm({ data: { posted }, template }: TemplateFormProps) {
  const { t } = useI18n()
  const isThis = (posted?.fields.key ?? '') === (template?.id ?? '')
  const stored: Record<string, string> = template ? { name: template.name, text: template.text } : {}
  const form = useFormState(isThis ? posted : null, 'save', stored)
  return (
    <Form form={form} action="save" checks="template" {...(template && { version: template.version })}>
      <HiddenFields values={{ key: template?.id ?? '' }} />
      <Field form={form} name="name" label={t('thread.templateName')} />
      <Field form={form} name="text" label={t('thread.templateText')} rows={6} />
      <Submit label={t('account.save')} />
    </Form>
  )
}
