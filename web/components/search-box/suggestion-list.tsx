import { useI18n } from '../../app/i18n.tsx'
import { listProps, optionProps } from '../combobox/use-combobox.ts'
import { Icon } from '../icon.tsx'
import { LocalizedText } from '../localized.tsx'
import type { Option, OptionGroup } from './options.ts'
import styles from './search-box.module.css'

interface SuggestionListProps {
  listId: string
  groups: OptionGroup[]
  /** Index of the active option over all groups; -1 while the field itself is active. */
  active: number
}

/** The list of the combobox: groups of links to pages. */
export function SuggestionList({ listId, groups, active }: SuggestionListProps) {
  const { t } = useI18n()
  let place = -1
  return (
    <div role="listbox" {...listProps(listId)} aria-label={t('search.suggestions')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${listId}-${group.icon}`}>
          <div id={`${listId}-${group.icon}`} className={styles.kind}>
            {t(group.name)}
          </div>
          {group.options.map((option) => {
            place += 1
            return (
              <a
                key={option.href}
                role="option"
                tabIndex={-1}
                {...optionProps(listId, place, active)}
                className={styles.option}
                href={option.href}
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
