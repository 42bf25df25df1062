import { formatCode } from '../../../domain/classifier/format-code.ts'
import { namedInNotes } from '../../../domain/classifier/named-in-notes.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import styles from './classifier-code.module.css'
import type { CodeData } from './load.ts'

/** What the notes say of the code's heading, with the headings that it is confused with. */
export function Named({ data: { tree, node, texts } }: { data: CodeData }) {
  const { t } = useI18n()
  const to = useHref()
  const named = tree === 'tnved' ? namedInNotes(node.code, texts) : []
  if (named.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('codes.named')}</h2>
      <ul className={styles.named}>
        {named.map(({ of, quote, headings }) => (
          <li key={of.id + quote}>
            <q lang={LANGUAGE_TAGS.ru}>{quote}</q>{' '}
            <a className="soft small" href={to('tnvedCode', { id: of.code ?? of.id }, { notes: 'all' })}>
              {t('codes.note', { name: formatCode(of.code ?? '') })}
            </a>
            {headings.length > 0 && (
              <span className="chips">
                {headings.map((heading) => (
                  <a key={heading} className="chip figures code" href={to('tnvedCode', { id: heading })}>
                    {heading}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
