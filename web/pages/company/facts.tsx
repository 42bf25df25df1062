import type { Fact } from '../../../worker/api/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import styles from './company.module.css'
import { Section } from './section.tsx'

/** What the company says of itself, name by name. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useI18n()
  if (facts.length === 0) return null
  return (
    <Section title={t('company.facts')}>
      <table className={`ruled ${styles.facts}`}>
        <tbody>
          {facts.map(({ name, value }) => (
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
    </Section>
  )
}
