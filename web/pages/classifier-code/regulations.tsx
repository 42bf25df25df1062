import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Sources } from './term-note.tsx'

/** Technical regulations that goods of the code may be subject to, each with its act; nothing where the operator has no row. */
export function Regulations({ regulations }: { regulations: readonly RegulationOfCode[] }) {
  const i18n = useI18n()
  const { t } = i18n
  if (regulations.length === 0) return null
  return (
    <>
      <p className="soft small">{t('regulations.ofCode')}</p>
      <ul className="plain small">
        {regulations.map((one) => (
          <li key={`${one.number} ${one.document}`}>
            {regulationLabel(one.number, i18n)} <LocalizedText value={one.name} />
            {' · '}
            {t(`regulations.documents.${one.document}`)}
            {' · '}
            <Sources rows={[one]} />
          </li>
        ))}
      </ul>
    </>
  )
}
