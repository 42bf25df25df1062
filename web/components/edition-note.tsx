import type { Edition } from '../../domain/contract/classifier.ts'
import { listFormat } from '../../domain/list-format.ts'
import { useI18n } from '../app/i18n.tsx'

const SOURCES = ['rosstat', 'eec', 'nace', 'hs', 'cn'] as const

/** Chinese has a space beside Latin letters, also those that a list format puts its 和 before. */
export const spaced = (text: string): string => text.replace(/(?<=\p{Script=Han})(?=[A-Z])/gu, ' ')

/**
 * The classifier's edition and sources, and what it must not be relied on for.
 * @param stale whether the API could not be reached to check for a newer edition
 */
export function EditionNote({ edition, stale }: { edition: Edition; stale: boolean }) {
  const { t, date, locale } = useI18n()
  const { tree, dated, nodes, builtin } = edition
  const sources = SOURCES.filter((source) => edition.sources.includes(source)).map((source) =>
    t(`codes.source.${source}`),
  )
  return (
    <>
      <div>
        <p className="dotted soft small">
          <b>{t('codes.edition', { date: date(dated) })}</b>
          <span>{t('codes.size', { n: nodes })}</span>
          <span>{t('codes.sources', { sources: spaced(listFormat(locale).format(sources)) })}</span>
        </p>
      </div>
      {stale && <p className="notice">{t('codes.stale')}</p>}
      {builtin && <p className="notice">{t('codes.builtin', { level: t(`codes.builtinLevel.${tree}`) })}</p>}
    </>
  )
}
