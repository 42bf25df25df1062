import type { ReactNode } from 'react'
import type { NamedText } from '../../../domain/contract/named-texts.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { TypedText } from '../../components/localized.tsx'
import styles from './account.module.css'
import type { AccountData } from './account-screen.ts'
import { Field, Form, HiddenFields, Submit } from './fields.tsx'
import { useFormState } from './form-state.ts'
import { MessageText } from './message.tsx'
import { RowButton } from './row-button.tsx'

interface NamedTextsProps {
  screen: 'templates' | 'addresses'
  texts: NamedText[]
  /** The one whose form is open. */
  edited: NamedText | null
  mayEdit: boolean
  posted: AccountData['posted']
  /** Name of the form's constraints (domain/form-constraints.ts). */
  checks: 'template' | 'address'
  labels: { another: string; name: string; text: string }
  /** Lines of the text field. */
  rows?: number
  /** Other buttons of a text. */
  actions?: (text: NamedText) => ReactNode
}

/**
 * Texts that are put into forms, each with buttons to change and remove it, and one form: for the chosen text or a new one, because two
 * forms would share the ids of their fields.
 */
export function NamedTexts(props: NamedTextsProps) {
  const { texts, edited, mayEdit, labels } = props
  return (
    <>
      {texts.map((text) => (
        <One key={text.id} of={text} {...props} />
      ))}
      {mayEdit && edited === null ? (
        <section className="contents">
          <h2>{labels.another}</h2>
          <TextForm of={null} {...props} />
        </section>
      ) : null}
    </>
  )
}

function One({ of, ...props }: NamedTextsProps & { of: NamedText }) {
  const { t } = useI18n()
  const to = usePersonalHref()
  const { screen, edited, mayEdit, labels, actions } = props
  const { id, name, text } = of
  const called = name || text
  const isEdited = mayEdit && edited?.id === id
  return (
    <section className="contents">
      <h2>
        <TypedText>{called}</TypedText>
      </h2>
      {isEdited ? <TextForm of={of} {...props} /> : name ? <MessageText>{text}</MessageText> : null}
      {mayEdit ? (
        <div className={styles.row}>
          {isEdited ? (
            <a href={to(screen)}>{labels.another}</a>
          ) : (
            <a href={to(screen, { edit: id })} aria-label={`${t('account.edit')}: ${called}`}>
              {t('account.edit')}
            </a>
          )}
          {actions?.(of)}
          <RowButton action="remove" label={t('account.remove')} of={called} fields={{ key: id }} />
        </div>
      ) : null}
    </section>
  )
}

function TextForm({ of, posted, checks, labels, rows }: NamedTextsProps & { of: NamedText | null }) {
  const { t } = useI18n()
  const isThis = (posted?.fields.key ?? '') === (of?.id ?? '')
  const stored: Record<string, string> = of ? { name: of.name, text: of.text } : {}
  const form = useFormState(isThis ? posted : null, 'save', stored)
  return (
    <Form form={form} action="save" checks={checks} {...(of && { version: of.version })}>
      <HiddenFields values={{ key: of?.id ?? '' }} />
      <Field form={form} name="name" label={labels.name} />
      <Field form={form} name="text" label={labels.text} {...(rows !== undefined && { rows })} />
      <Submit label={t('account.save')} />
    </Form>
  )
}
