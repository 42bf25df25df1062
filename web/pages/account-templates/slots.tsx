import type { AnswerTemplate } from '../../../domain/contract/answer-templates.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import { TypedText } from '../../components/localized.tsx'
import { Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { Message } from '../account/message.tsx'
import { RowButton } from '../account/row-button.tsx'
import type { TemplatesData } from './load.ts'

export const slots = { page: Templates } satisfies Slots<TemplatesData>

/** Ready answers: each to be changed or removed, and a form for another one. */
function Templates({ data }: { data: TemplatesData }) {
  const { t } = useI18n()
  const { templates, mayEdit } = data
  return (
    <AccountFrame data={data} title={t('thread.templates')} here="inquiries">
      <p className="soft">{t('thread.templatesAbout')}</p>
      {templates.map((template) => (
        <section key={template.id}>
          <h2>
            <TypedText>{template.name}</TypedText>
          </h2>
          <Message>{template.text}</Message>
          {mayEdit ? <Edit data={data} template={template} /> : null}
        </section>
      ))}
      {mayEdit ? (
        <section>
          <h2>{t('thread.newTemplate')}</h2>
          <TemplateForm data={data} template={null} />
        </section>
      ) : null}
    </AccountFrame>
  )
}

function Edit({ data, template }: { data: TemplatesData; template: AnswerTemplate }) {
  const { t } = useI18n()
  const isPosted = data.posted?.fields.key === template.id
  return (
    <>
      <details open={isPosted}>
        <summary>{t('thread.changeTemplate')}</summary>
        <TemplateForm data={data} template={template} />
      </details>
      <RowButton action="remove" label={t('account.remove')} of={template.name} fields={{ key: template.id }} />
    </>
  )
}

function TemplateForm({ data: { posted }, template }: { data: TemplatesData; template: AnswerTemplate | null }) {
  const { t } = useI18n()
  const isThis = (posted?.fields.key ?? '') === (template?.id ?? '')
  const stored: Record<string, string> = template ? { name: template.name, text: template.text } : {}
  const form = useFormState(isThis ? posted : null, 'save', stored)
  return (
    <Form form={form} action="save" checks="template" {...(template && { version: template.version })}>
      <HiddenFields values={{ key: template?.id ?? '' }} />
      <Field form={form} name="name" label={t('thread.templateName')} />
      <Field form={form} name="text" label={t('thread.templateText')} rows={6} />
      <Submit quiet={template !== null} label={t('account.save')} />
    </Form>
  )
}
