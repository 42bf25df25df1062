import type { LegalTextRow } from '../../../domain/contract/legal-texts.ts'
import { LEGAL_TEXTS } from '../../../domain/legal-texts.ts'
import { COMMAS } from '../../../domain/listed.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { longDate } from '../../../domain/long-date.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { Moment } from '../../components/moment.tsx'
import styles from '../account/account.module.css'
import { Choice, Form, Submit } from '../account/fields.tsx'
import { useFormState } from '../account/form-state.ts'
import { OperatorScreen } from '../account/operator-screen.tsx'
import type { LegalTextData, LegalTextsData } from './load.ts'
import { OneText } from './one.tsx'
import { textName } from './text-name.ts'

export const legalTextsSlots = { page: Texts } satisfies Slots<LegalTextsData>
export const legalTextSlots = { page: OneText } satisfies Slots<LegalTextData>

/** Legal pages and landing texts, each with its versions. */
function Texts({ data }: { data: LegalTextsData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { rows, posted, desk } = data
  const form = useFormState(posted, 'add', { text: LEGAL_TEXTS[0] })
  return (
    <OperatorScreen data={data} title={t('legalTexts.title')} about={t('legalTexts.about')}>
      {LEGAL_TEXTS.map((text) => {
        const own = rows.filter((row) => row.text === text)
        return (
          <section key={text} aria-labelledby={text}>
            <h2 id={text}>{textName(text, i18n)}</h2>
            {own.some(({ state }) => state === 'in-force') ? null : <p className="soft">{t('legalTexts.builtIn')}</p>}
            <ul className={styles.list}>
              {own.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          </section>
        )
      })}
      {desk.includes('legal-text.edit') ? (
        <Form form={form} action="add">
          <h2>{t('legalTexts.begin')}</h2>
          <Choice
            form={form}
            name="text"
            label={t('legalTexts.page')}
            options={LEGAL_TEXTS.map((text) => ({ value: text, text: textName(text, i18n) }))}
          />
          <Submit label={t('legalTexts.begin')} />
        </Form>
      ) : null}
    </OperatorScreen>
  )
}

function Row({ row: { id, state, holdsFrom, languages, updatedAt } }: { row: LegalTextRow }) {
  const { t, locale } = useI18n()
  const to = usePersonalHref()
  const lacking = LOCALES.filter((one) => !languages[one]).map((one) => one.toUpperCase())
  return (
    <li>
      <a href={to('legalText', id)}>
        {holdsFrom === null
          ? t('legalTexts.states.draft')
          : t('legalTexts.from', { date: longDate(holdsFrom, locale) })}
      </a>
      <span className="soft small">
        {lacking.length > 0
          ? t('legalTexts.lacks', { languages: lacking.join(COMMAS[locale]) })
          : t(state === 'draft' ? 'legalTexts.whole' : `legalTexts.states.${state}`)}
        {/* The time distinguishes drafts of one page. */}
        {state === 'draft' ? ` · ${t('legalTexts.changed')} ` : null}
        {state === 'draft' ? <Moment at={updatedAt} /> : null}
      </span>
    </li>
  )
}
