import type { CategoryRef } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { LocalizedText } from '../localized.tsx'
import styles from './listing.module.css'

type Branch = CategoryRef & { count: number }

interface BranchChipsProps {
  branches: Branch[]
  /** Address of the list of a branch. */
  to: (branch: Branch) => string
}

/** Links to the branches below: on narrow screens the facets, which have them as well, are collapsed. */
export function BranchChips({ branches, to }: BranchChipsProps) {
  const { t, number } = useI18n()
  if (branches.length === 0) return null
  return (
    <nav className={styles.below} aria-label={t('catalogue.below')}>
      <ul>
        {branches.map((branch) => (
          <li key={branch.id}>
            <a className="chip" href={to(branch)}>
              <LocalizedText value={branch.name} /> <span className="soft figures">{number(branch.count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
