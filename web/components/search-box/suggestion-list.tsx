import { useI18n } from '../../app/i18n.tsx'
import { Icon } from '../icon.tsx'
import { LocalizedText } from '../localized.tsx'
import type { Option, OptionGroup } from './options.ts'
import styles from './search-box.module.css'

interface SuggestionListProps {
  id: string
  groups: OptionGroup[]
  /** Place of the active option, counted over all groups; -1 while the reader is in the box itself. */
  active: number
}

/** The popup of the combobox: groups of links. Focus stays in the box; the active one is named by aria-activedescendant. */
export function SuggestionList({ id, groups, active }: SuggestionListProps) {
  const { t } = useI18n()
  let place = -1
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${id}-${group.icon}`}>
          <div id={`${id}-${group.icon}`} className={styles.kind}>
            {t(group.name)}
          </div>
          {group.options.map((option) => {
            place += 1
            return (
              <a
                key={option.key}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                className={styles.option}
                href={option.href}
                aria-selected={place === active}
              >
                <Icon name={group.icon} />
                <OptionText option={option} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const OptionText = ({ option: { label, detail } }: { option: Option }) => (
  <span>
    {typeof label === 'string' ? label : <LocalizedText value={label} />}
    {detail ? <span className={styles.detail}>{detail}</span> : null}
  </span>
)
