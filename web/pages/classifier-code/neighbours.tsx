import { formatCode } from '../../../domain/classifier/format-code.ts'
import { type CodeNeighbour, NEIGHBOUR_KINDS } from '../../../domain/contract/code-neighbours.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './classifier-code.module.css'
import { codeHref } from './head.ts'
import type { CodeData } from './load.ts'

/** Headings shown for each kind of neighbour: one, since the page has 10 kB at most. The API returns more. */
const MAX_HEADINGS = 5

/**
 * Headings that are easily mistaken for the code's own, with the reason: references in the tariff's own words come
 * before everyday names.
 */
export function Neighbours({ data: { neighbours } }: { data: CodeData }) {
  const { t } = useI18n()
  return NEIGHBOUR_KINDS.map((kind) => {
    const neighbour = neighbours.find(({ by }) => by === kind)
    if (!neighbour) return null
    return (
      <section key={kind}>
        <h2 className="ruled-head">{t(`codes.neighbours.${kind}`)}</h2>
        <p className={styles.named}>
          <Quotation neighbour={neighbour} /> <Headings neighbour={neighbour} />
        </p>
      </section>
    )
  })
}

function Quotation({ neighbour: { by, of, text } }: { neighbour: CodeNeighbour }) {
  const { t, locale } = useI18n()
  const to = useHref()
  if (of === null) return <LocalizedText value={text} />
  const name = of.code === null ? null : formatCode(of.code)
  return (
    <>
      <q>
        <LocalizedText value={text} />
      </q>{' '}
      {name !== null && (
        <a
          className="soft small"
          href={
            by === 'note' ? to('tnvedCode', { id: of.code ?? of.id }, { notes: 'all' }) : codeHref('tnved', of, locale)
          }
        >
          {by === 'note' ? t('codes.note', { name }) : name}
        </a>
      )}
    </>
  )
}

function Headings({ neighbour: { of, headings } }: { neighbour: CodeNeighbour }) {
  const { locale } = useI18n()
  // The quoted heading itself is linked beside the quotation already.
  const others = headings.filter(({ id }) => id !== of?.id)
  if (others.length === 0) return null
  return (
    <span className="chips">
      {others.slice(0, MAX_HEADINGS).map((heading) => (
        <a key={heading.id} className="chip figures code" href={codeHref('tnved', heading, locale)}>
          {heading.id.slice(0, 4)}
        </a>
      ))}
    </span>
  )
}
