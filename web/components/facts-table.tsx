import type { Fact } from '../../domain/contract/values.ts'
import styles from './facts-table.module.css'
import { LocalizedText } from './localized.tsx'

/** A table of names and values, as in the data sheet of a product. */
export const FactsTable = ({ facts }: { facts: Fact[] }) => (
  <table className={`ruled ${styles.facts}`}>
    <tbody>
      {facts.map(({ name, value }) => (
        // A name may be listed twice, with different values.
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
)
