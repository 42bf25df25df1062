import { UNITS } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { TypedText } from '../../components/localized.tsx'
import styles from '../account/account.module.css'
import { Choice, Field, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { RowButton } from '../account/row-button.tsx'
import type { RatesData } from './load.ts'

/** What suppliers call a unit in their files: each word with the unit that it means, and a form for another one. */
export function UnitNames({ data: { words, desk, posted } }: { data: RatesData }) {
  const { t } = useI18n()
  const form = useFormState(posted, 'addWord')
  const mayEdit = desk.includes('rate.edit')
  return (
    <section className="contents" aria-labelledby="unit-words">
      <h3 id="unit-words">{t('deskRates.words')}</h3>
      <p className={`soft ${styles.narrow}`}>{t('deskRates.wordsAbout')}</p>
      {words.length === 0 ? null : (
        <ul className={styles.list}>
          {words.map(({ word, unit }) => (
            <li key={word}>
              <p className={styles.main}>
                <strong>
                  <TypedText>{word}</TypedText>
                </strong>
                {` — ${t(`account.units.${unit}`)}`}
              </p>
              {mayEdit ? (
                <RowButton action="removeWord" label={t('deskRates.wordRemove')} of={word} fields={{ word }} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayEdit ? (
        <Form form={form} action="addWord">
          <Field form={form} name="word" label={t('deskRates.word')} note={t('deskRates.wordNote')} required />
          <Choice
            form={form}
            name="unit"
            label={t('deskRates.unit')}
            options={UNITS.map((unit) => ({ value: unit, text: t(`account.units.${unit}`) }))}
          />
          <Submit label={t('deskRates.wordAdd')} />
        </Form>
      ) : null}
    </section>
  )
}
