import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { CodeText } from '../../../domain/contract/classifier.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './classifier-code.module.css'
import type { CodeData } from './load.ts'

/** Notes and explanations: those of the code itself open, those of its ancestors collapsed. */
export function Texts({ data: { texts, node } }: { data: CodeData }) {
  const { t, locale } = useI18n()
  if (texts === null) return <p className="soft">{t('codes.textsMissing')}</p>
  if (texts.length === 0) return null
  return (
    <section className={styles.texts}>
      {texts.toReversed().map((text) => (
        <Text key={`${text.of.id} ${text.kind}`} text={text} isOwn={text.of.id === node.id} />
      ))}
      {locale !== 'ru' && <p className="soft small">{t('codes.russianOnly')}</p>}
    </section>
  )
}

function Text({ text: { of, kind, lang, paragraphs }, isOwn }: { text: CodeText; isOwn: boolean }) {
  const { t } = useI18n()
  const name = `${formatCode(of.code ?? '')} ${of.name.text}`
  return (
    <details open={isOwn}>
      <summary>{t(kind === 'note' ? 'codes.note' : 'codes.explanation', { name })}</summary>
      <div className="prose" lang={LANGUAGE_TAGS[lang]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
