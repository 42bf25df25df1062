import { CLASSIFIERS } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { WORDED_LOCALES } from '../../../domain/classifier/wordings-by-hand.ts'
import type { CodeWordingList } from '../../../domain/contract/code-wordings.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'

interface NamesProps {
  written: CodeWordingList['data']
  posted: FormSubmission | null
}

/** English and Chinese names of codes that operators have written over those of the edition, and the form for another one. */
export function NamesByHand({ written, posted }: NamesProps) {
  const { t } = useI18n()
  const form = useFormState(posted, 'word', { of: 'tnved', locale: 'en' })
  return (
    <details open={form.isPosted}>
      <summary>
        {t('editions.byHand.title')} · {written.length}
      </summary>
      <p>{t('editions.byHand.about')}</p>
      <ul>
        {written.map(({ tree, code, locale, text }) => (
          <li key={`${tree} ${code} ${locale}`}>
            {t(`codes.${tree}.name`)} <code>{formatCode(code)}</code> <LocalizedText value={{ text, lang: locale }} />
          </li>
        ))}
      </ul>
      <Form form={form} action="word">
        <Choice
          form={form}
          name="of"
          label={t('editions.tree')}
          options={CLASSIFIERS.map((value) => ({ value, text: t(`codes.${value}.name`) }))}
        />
        <Field form={form} name="code" label={t('editions.byHand.code')} />
        <Choice
          form={form}
          name="locale"
          label={t('editions.byHand.language')}
          options={WORDED_LOCALES.map((value) => ({ value, text: t(`editions.byHand.${value}`) }))}
        />
        <Field form={form} name="text" label={t('editions.byHand.text')} note={t('editions.byHand.textNote')} />
        <Submit label={t('account.save')} />
      </Form>
    </details>
  )
}
