import type { TextPart } from '../../../domain/legal-texts.ts'
import { lineChanges } from '../../../domain/line-changes.ts'
import { LANGUAGE_TAGS, readerFirst } from '../../../domain/locale.ts'
import { longDate } from '../../../domain/long-date.ts'
import { useI18n } from '../../app/i18n.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import styles from '../account/account.module.css'
import { Field, Form, Submit } from '../account/fields.tsx'
import { inEach, useFormState } from '../account/form-state.ts'
import { AccountFrame } from '../account/frame.tsx'
import { ChangedTexts } from '../account-stories/changed-texts.tsx'
import storyStyles from '../account-stories/stories.module.css'
import { StoredPieces } from '../legal/parts.tsx'
import type { LegalTextData } from './load.ts'
import { textName } from './text-name.ts'

/** Placeholders that operators type, each on its own line, for details and tables that the code renders. */
const PARTS = { operator: '{{operator}}', purposes: '{{purposes}}', cookies: '{{cookies}}' }

/** A version in three languages side by side, each with what readers would see, and what differs from the version in force. */
export function OneText({ data }: { data: LegalTextData }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const to = usePersonalHref()
  const { one, desk } = data
  const { text, state, holdsFrom } = one
  const isOpen = (state === 'draft' || state === 'scheduled') && desk.includes('legal-text.edit')
  return (
    <AccountFrame data={data} title={textName(text, i18n)} here="admin">
      <p>
        <a href={to('legalTexts')}>{t('legalTexts.title')}</a>
      </p>
      <p className="soft">
        {t(`legalTexts.states.${state}`)}
        {holdsFrom === null ? '' : ` · ${t('legalTexts.from', { date: longDate(holdsFrom, locale) })}`}
      </p>
      {isOpen ? <Editor data={data} /> : <Languages data={data} />}
      <Compared data={data} />
    </AccountFrame>
  )
}

function Editor({ data }: { data: LegalTextData }) {
  const { t, locale: reader } = useI18n()
  const { one, posted } = data
  const { bodies, holdsFrom, version } = one
  const form = useFormState(posted, ['save', 'see'], { ...inEach('bodies', bodies), holdsFrom: holdsFrom ?? '' })
  return (
    <Form form={form} action="save" checks="legalText" version={version} draft wide>
      <p className="soft small">{t('legalTexts.markdown', PARTS)}</p>
      <div className={storyStyles.languages}>
        {readerFirst(reader).map((locale) => (
          <Field
            key={locale}
            form={form}
            name={`bodies.${locale}`}
            label={t(`account.language.${locale}`)}
            lang={LANGUAGE_TAGS[locale]}
            rows={24}
          />
        ))}
      </div>
      <Field
        form={form}
        name="holdsFrom"
        type="date"
        label={t('legalTexts.holdsFrom')}
        note={t('legalTexts.holdsFromNote')}
      />
      <p className={styles.row}>
        <Submit label={t('account.save')} saves />
        <Submit value="see" quiet label={t('deskStories.see')} />
        <Submit value="remove" quiet label={t('legalTexts.remove')} />
      </p>
      <Languages data={data} />
    </Form>
  )
}

/** The text in each language, as readers see it or would see it. */
function Languages({ data: { pieces } }: { data: LegalTextData }) {
  const { t, locale: reader } = useI18n()
  return (
    <div className={storyStyles.languages}>
      {readerFirst(reader).map((locale) => (
        <details key={locale} open>
          <summary>{t(`account.language.${locale}`)}</summary>
          <div className={`prose ${storyStyles.preview}`} lang={LANGUAGE_TAGS[locale]}>
            <StoredPieces pieces={pieces[locale]} Other={locale === reader ? undefined : PartInOtherLanguage} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** Placeholder for a text that the program has in another language than the reader's: this page loads one dictionary only. */
function PartInOtherLanguage({ part }: { part: TextPart }) {
  const { t, locale } = useI18n()
  return (
    <p className="notice" lang={LANGUAGE_TAGS[locale]}>
      {t(`legalTexts.kept.${part}`)}
    </p>
  )
}

function Compared({ data: { one, inForce } }: { data: LegalTextData }) {
  const { t, language, locale: reader } = useI18n()
  if (!inForce) return null
  const texts = readerFirst(reader)
    .map((locale) => ({
      name: language(locale),
      lines: lineChanges(inForce.bodies[locale], one.bodies[locale]),
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('legalTexts.changes')}</h2>
      {texts.length === 0 ? <p className="soft">{t('deskStories.same')}</p> : <ChangedTexts texts={texts} />}
    </section>
  )
}
