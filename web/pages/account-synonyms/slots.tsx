import type { Synonym } from '../../../domain/contract/synonyms.ts'
import type { FormAction } from '../../../domain/form-actions.ts'
import { LOCALES, readerFirst } from '../../../domain/locale.ts'
import { joinNames } from '../../../domain/synonym-names.ts'
import { useI18n } from '../../app/i18n.tsx'
import type { Slots } from '../../app/page/page.ts'
import styles from '../account/account.module.css'
import { Check, Field, Form, HiddenFields, Submit } from '../account/fields.tsx'
import { type FormState, useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import { RowList } from '../account/row-list.tsx'
import type { SynonymsData } from './load.ts'

export const slots = { page: Synonyms } satisfies Slots<SynonymsData>

/** The names that operators have added to the search: each thing is a form of its own. */
function Synonyms({ data }: { data: SynonymsData }) {
  const { t } = useI18n()
  const { synonyms, posted } = data
  const added = useFormState(posted, 'add')
  return (
    <OperatorScreen data={data} title={t('moderation.synonyms.title')} actions={['remove']}>
      <p className="soft">{t('moderation.synonyms.about')}</p>
      <h2>{t('moderation.synonyms.add')}</h2>
      <Names form={added} action="add" label={t('moderation.synonyms.add')} />
      <h2>{t('moderation.synonyms.added')}</h2>
      <RowList none={t('moderation.synonyms.none')} wide>
        {synonyms.map((one) => (
          <Row key={one.id} one={one} posted={posted} />
        ))}
      </RowList>
    </OperatorScreen>
  )
}

/** The fields of one thing as its form has them. */
const storedOf = ({ id, names, generic }: Synonym): Record<string, string> => ({
  id,
  ...Object.fromEntries(LOCALES.map((locale) => [`names.${locale}`, joinNames(names[locale])])),
  generic: generic ? 'on' : '',
})

function Row({ one, posted }: { one: Synonym; posted: SynonymsData['posted'] }) {
  const { t } = useI18n()
  const own = posted?.fields.id === one.id ? posted : null
  const form = useFormState(own, 'save', storedOf(one))
  const first = LOCALES.flatMap((locale) => one.names[locale])[0] ?? one.id
  return (
    <li>
      <div className={styles.main}>
        <Names form={form} action="save" label={t('account.save')} of={first} one={one} />
      </div>
    </li>
  )
}

interface NamesProps {
  form: FormState
  action: FormAction
  label: string
  /** Hidden name of the row's subject, for screen readers. */
  of?: string
  one?: Synonym
}

function Names({ form, action, label, of, one }: NamesProps) {
  const { t, locale: reader } = useI18n()
  const note = t('moderation.synonyms.separated')
  return (
    <Form form={form} action={action} checks="synonyms" {...(one && { version: one.version })}>
      {one ? <HiddenFields values={{ id: one.id }} /> : null}
      {readerFirst(reader).map((locale) => (
        <Field
          key={locale}
          form={form}
          name={`names.${locale}`}
          {...(one && { id: `${one.id}-${locale}` })}
          label={t(`moderation.synonyms.names.${locale}`)}
          note={note}
          lang={locale}
        />
      ))}
      <Check form={form} name="generic" label={t('moderation.synonyms.generic')} />
      <p className={styles.row}>
        <Submit label={label} {...(of !== undefined && { of })} />
        {one ? <Submit label={t('moderation.synonyms.remove')} of={of} value="remove" quiet /> : null}
      </p>
    </Form>
  )
}
