import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import { inBrackets } from '../../../domain/listed.ts'
import { regulationLabel } from '../../../domain/regulation-label.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText, SourceLink } from '../../components/localized.tsx'
import styles from './classifier-code.module.css'

/** Technical regulations that goods of the code may be subject to, each with its act; nothing where the operator has no row. */
export function Regulations({ regulations }: { regulations: readonly RegulationOfCode[] }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  if (regulations.length === 0) return null
  return (
    <ul className={`soft small ${styles.acts}`}>
      {regulations.map(({ number, document, name, source, address }, at) => (
        <li key={`${number} ${document}`}>
          {at === 0 && `${t('regulations.ofCode')} `}
          {regulationLabel(number, i18n)}{' '}
          <q>
            <LocalizedText value={name} />
          </q>
          {inBrackets(t(`regulations.documents.${document}`), locale)}, <SourceLink source={source} address={address} />
        </li>
      ))}
    </ul>
  )
}
