import type { Level } from '../../../domain/classifier/levels.ts'
import { listFormat } from '../../../domain/list-format.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { spaced } from '../../components/edition-note.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './classifier-code.module.css'
import type { CodeData } from './load.ts'

const SOURCES = { ru: ['rosstat', 'eec'], en: ['nace', 'hs', 'cn'], zh: [] } as const

/** Levels of the Harmonized System itself; dash lines without a code are the Combined Nomenclature's, and below six digits both have some. */
const HARMONIZED: readonly Level[] = ['section', 'chapter', 'heading', 'subheading6']

function sourcesOf(lang: Locale, { node: { level }, edition: { sources } }: CodeData) {
  const known = SOURCES[lang].filter((source) => sources.includes(source))
  if (HARMONIZED.includes(level)) return known.filter((source) => source !== 'cn')
  return level === 'group' && sources.includes('cn') ? known.filter((source) => source !== 'hs') : known
}

/** The name in every language that has one, each with where it comes from. */
export function CodeWordings({ data }: { data: CodeData }) {
  const { t, locale } = useI18n()
  const { names, node } = data
  const named = LOCALES.filter((lang) => names[lang] !== null)
  if (named.length < 2 && names[node.name.lang] === node.name.text) return null
  const sourceText = (lang: Locale) => {
    if (lang === 'zh' || data.byHand.includes(lang)) return t('codes.unofficial')
    return spaced(listFormat(locale).format(sourcesOf(lang, data).map((source) => t(`codes.source.${source}`))))
  }
  return (
    <section>
      <h2 className="ruled-head">{t('codes.names')}</h2>
      <ul className={styles.below}>
        {named.map((lang) => (
          <li key={lang}>
            <span>
              <LocalizedText value={{ text: names[lang] ?? '', lang }} />{' '}
              <span className="soft small">{sourceText(lang)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
