import type { Fact } from '../../../worker/api/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './product.module.css'

/** Name and value, as in the data table of a catalogue page. */
export function FactsTable({ facts }: { facts: Fact[] }) {
  const { t } = useI18n()
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('product.facts')}</h2>
      <table className={`ruled ${styles.facts}`}>
        <tbody>
          {facts.map(({ name, value }) => (
            // A seller may list a name twice, with different values.
            <tr key={`${name.text}: ${value.text}`}>
              <th scope="row">
                <LocalizedText value={name} />
              </th>
              <td>
                <LocalizedText value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
