import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { CodeText } from '../../../domain/contract/classifier.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import styles from './classifier-code.module.css'
import type { CodeData } from './load.ts'

/** Notes and explanations: those of the code itself first, then those of what it belongs to. */
export function CodeTexts({ data: { texts, node } }: { data: CodeData }) {
  const { t, locale } = useI18n()
  if (texts === null) return <p className="soft">{t('codes.textsMissing')}</p>
  if (texts.length === 0) return null
  return (
    <section className={styles.texts}>
      {texts.toReversed().map((text) => {
        const isOwn = text.of.id === node.id
        const Part = text.kind === 'note' ? Note : Explanation
        return <Part key={`${text.of.id} ${text.kind}`} text={text} isOwn={isOwn} />
      })}
      {locale !== 'ru' && <p className="soft small">{t('codes.russianOnly')}</p>}
    </section>
  )
}

interface TextProps {
  text: CodeText
  isOwn: boolean
}

const nameOf = ({ of }: CodeText): string => `${formatCode(of.code ?? '')} ${of.name.text}`

/**
 * A link to the notes in full, at the address of what they belong to (`notes=all`): those to chapter 84 would be most of the page of each of
 * its codes.
 */
function Note({ text, isOwn }: TextProps) {
  const { t } = useI18n()
  const to = useHref()
  const { query } = useLocation()
  const { of, lang, paragraphs } = text
  const isWhole = isOwn && query.notes === 'all'
  const title = t('codes.note', { name: nameOf(text) })
  const shown = isOwn ? (isWhole ? paragraphs : [firstParagraph(paragraphs)]) : []
  return (
    <div id={isOwn ? 'notes' : undefined}>
      {isWhole ? (
        <h2>{title}</h2>
      ) : (
        <a href={`${to('tnvedCode', { id: of.code ?? of.id }, { notes: 'all' })}#notes`}>{title}</a>
      )}
      {shown.length > 0 && (
        <div className="prose" lang={LANGUAGE_TAGS[lang]}>
          {shown.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  )
}

/** Letters up to which a first paragraph is a heading of the notes: "Примечания:". */
const HEADING = 40

/** @returns the first paragraph that says something */
const firstParagraph = (paragraphs: readonly string[]): string =>
  paragraphs.find((paragraph) => paragraph.length > HEADING) ?? paragraphs[0] ?? ''

function Explanation({ text, isOwn }: TextProps) {
  const { t } = useI18n()
  const { lang, paragraphs } = text
  return (
    <details open={isOwn}>
      <summary>{t('codes.explanation', { name: nameOf(text) })}</summary>
      <div className="prose" lang={LANGUAGE_TAGS[lang]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
